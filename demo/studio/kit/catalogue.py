"""Product names -> family function and arguments. Add a product here; see README, "Add a device"."""

import inspect

from .devices import accessories, addons, asset, coldchain, module, obd, pet, portable, twowheel, vehicle

# name: (family function, arguments, partner in the "pair" view)
PRODUCTS = {
    "vehicle-mini": (
        vehicle.wired_tracker,
        dict(model="V1", width=58, depth=32, height=11, wires="V1", rating="9-36 V    IP65"),
        "relay",
    ),
    "vehicle": (vehicle.wired_tracker, dict(model="V3", rating="9-90 V    IP67"), "vehicle-mini"),
    "vehicle-pro": (
        vehicle.wired_tracker,
        dict(model="V5", rating="9-90 V    IP67", width=98, depth=58, height=22, wires="V5", ears=True, shell="shell graphite"),
        "vehicle",
    ),
    "asset": (asset.asset_tracker, dict(model="A9", claim="365 DAYS    IP67", side="belts", cell="Li-SOCl2  3.6 V"), "asset-mini"),
    "asset-mini": (
        asset.asset_tracker,
        dict(model="A5", width=78, depth=50, height=25, claim="240 DAYS    IP67", side="port"),
        "asset",
    ),
    "asset-solar": (
        asset.asset_tracker,
        dict(
            model="A9S",
            width=128,
            depth=72,
            height=26,
            solar=True,
            magnets=False,
            shell="shell graphite",
        ),
        "asset",
    ),
    "vehicle-4g": (
        vehicle.wired_tracker,
        dict(
            model="V7 4G",
            rating="9-36 V    IP65",
            network="LTE Cat 4",
            width=104,
            depth=66,
            height=24,
            wires="V7",
            antennas=2,
            ears=True,
        ),
        "relay",
    ),
    "pocket": (portable.pocket_tracker, dict(model="P2"), "dock"),
    "pocket-dark": (
        portable.pocket_tracker,
        dict(model="P4", width=82, shell="shell ink", cord_material="strap signal", caption=""),
        "pocket",
    ),
    "pendant": (portable.sos_pendant, dict(model="S1"), "pocket"),
    "card": (portable.card_tracker, dict(model="K1"), "pocket"),
    "pet": (pet.collar_tracker, dict(model="D2", strap_width=25, puck=(45, 34, 13.5)), "pet-cat"),
    "pet-cat": (
        pet.collar_tracker,
        dict(model="D1", neck=36, strap_width=11, puck=(34, 20, 10), strap_material="strap sage"),
        "pet",
    ),
    "obd": (obd.obd_dongle, dict(model="O1"), "vehicle-mini"),
    "gnss": (module.solder_module, dict(model="M20"), "lte"),
    "lte": (
        module.solder_module,
        dict(
            model="C40",
            width=32,
            depth=29,
            height=3.2,
            pads=17,
            coax=2,
            pads_all_round=True,
            inside="cellular",
            lines=("LTE Cat 1 + GNSS", "B1 B3 B5 B7 B8 B20 B28", "LOT 2541-03"),
        ),
        "gnss",
    ),
    "bike-light": (twowheel.tail_light, dict(model="B1"), "bike-bottle"),
    "bike-bottle": (twowheel.bottle_mount, dict(model="B3"), "bike-light"),
    "scooter": (twowheel.scooter_tracker, dict(model="E1"), "relay"),
    "cold": (coldchain.temperature_logger, dict(model="C4"), "box"),
    "relay": (accessories.relay, dict(model="R12"), "harness"),
    "usb-cable": (accessories.magnetic_cable, dict(model="U1"), "pocket"),
    "harness": (accessories.harness_only, dict(model="H6"), "relay"),
    "cradle": (accessories.charging_cradle, dict(model="DOCK 1"), "pocket"),
    "dock": (accessories.docked_tracker, dict(model="DOCK 1"), "pocket"),
    "tape": (addons.mounting_tape, dict(model="T1"), "asset-mini"),
    "magnet-plate": (addons.magnet_plate, dict(model="G1"), "asset"),
    "strap": (addons.buckle_strap, dict(model="S1"), "pendant"),
    "fuel-probe": (addons.fuel_probe, dict(model="F1"), "vehicle-4g"),
    "tag": (addons.temperature_tag, dict(model="B1"), "cold"),
    "key-fob": (addons.key_fob, dict(model="K1"), "scooter"),
    "box": (accessories.packaging_box, dict(model="V3"), "vehicle"),
}


def parse_value(text):
    """'12' -> 12, 'no' -> False, 'a|b' -> ('a', 'b'), anything else stays text."""
    if "|" in text:
        return tuple(parse_value(part) for part in text.split("|"))
    lowered = text.lower()
    if lowered in ("true", "yes", "on"):
        return True
    if lowered in ("false", "no", "off"):
        return False
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def build(name, variants=()):
    """Build a product; variants are 'key=value' texts that override the family's arguments."""
    if name not in PRODUCTS:
        raise SystemExit(f"no product {name!r}; there are: {', '.join(sorted(PRODUCTS))}")
    family, arguments, _ = PRODUCTS[name]
    arguments = dict(arguments)
    for item in variants:
        key, _, value = item.partition("=")
        if key not in inspect.signature(family).parameters:
            raise SystemExit(
                f"{name} has no variant {key!r}; it has: {', '.join(inspect.signature(family).parameters)}"
            )
        arguments[key] = parse_value(value)
    return family(**arguments)


def partner_of(name):
    return PRODUCTS[name][2]
