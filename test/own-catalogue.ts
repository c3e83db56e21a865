import { uploadPicture } from "./upload-picture.ts";

/** Figures of the three products, as a maker's sheet would have them. */
const PRODUCTS = [
  { code: "T100", name: ["车载终端", "Vehicle tracker"], weight: 62, volts: [9, 36], ip: "ip67" },
  { code: "T200", name: ["资产终端", "Asset tracker"], weight: 118, volts: null, ip: "ip68" },
  { code: "T300", name: ["拖车终端", "Trailer tracker"], weight: 84, volts: [12, 48], ip: "ip67" },
] as const;

/** Puts one series with three products into an empty site, published in both languages, and nothing else. @param headers of staff's calls */
export async function putThreeProducts(url: string, headers: Record<string, string>): Promise<void> {
  const { id: picture } = await uploadPicture(url, headers, "tracker.png", { background: "#dde3e0" });
  const series = await create(url, headers, "series", {
    zh: {
      key: "wired_positioning",
      order: 1,
      picture,
      name: "有线系列",
      description: "接车辆电源的终端。",
      features: [{ text: "宽电压" }],
    },
    en: { name: "Wired series", description: "Trackers that run on the vehicle's supply." },
  });
  for (const [index, { code, name, weight, volts, ip }] of PRODUCTS.entries()) {
    const specs = [
      { key: "weight", value: weight },
      { key: "protection", codes: [ip] },
      ...(volts ? [{ key: "input_voltage", min: volts[0], max: volts[1] }] : []),
    ];
    await create(url, headers, "products", {
      zh: {
        code,
        slug: code.toLowerCase(),
        order: index + 1,
        released: "2026-03-01",
        series,
        pictures: [picture],
        width: 90 + index * 5,
        depth: 60,
        height: 25,
        specs,
        purchase: { minimumOrder: 10, sampleDays: 5, leadDays: 20, warrantyMonths: 24, note: "付款后发货。" },
        name: name[0],
        tagline: `${name[0]}，装好就用`,
        intro: `${name[0]}，为长期使用而做。`,
      },
      en: {
        name: name[1],
        tagline: `${name[1]}, ready to fit`,
        intro: `${name[1]}, made for long use.`,
        purchase: { note: "Shipped after payment." },
      },
    });
  }
}

async function create(
  url: string,
  headers: Record<string, string>,
  collection: string,
  { zh, en }: { zh: object; en: object },
): Promise<number> {
  const { id } = await send("POST", `${url}/api/${collection}?locale=zh`, headers, zh);
  await send("PATCH", `${url}/api/${collection}/${id}?locale=en`, headers, en);
  return id;
}

async function send(method: string, address: string, headers: Record<string, string>, data: object): Promise<{ id: number }> {
  const answer = await fetch(address, { method, headers, body: JSON.stringify({ ...data, _status: "published" }) });
  if (!answer.ok) throw new Error(`${address} was refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { doc: { id: number } }).doc;
}
