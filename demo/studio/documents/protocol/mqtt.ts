/** Topics, payloads and JSON schemas of the MQTT interface. */
import type { Text } from "../lib/language.ts";
import { ALARMS } from "./alarms.ts";

export const TOPICS: (readonly [topic: string, direction: Text, text: Text])[] = [
  ["wm/v1/{imei}/position", ["上行", "Up"], ["位置，QoS 1", "Position, QoS 1"]],
  ["wm/v1/{imei}/event", ["上行", "Up"], ["报警与状态变化，QoS 1", "Alarms and changes of state, QoS 1"]],
  ["wm/v1/{imei}/telemetry", ["上行", "Up"], ["温湿度、油量、车辆数据，QoS 1", "Temperature, humidity, fuel and vehicle data, QoS 1"]],
  ["wm/v1/{imei}/status", ["上行", "Up"], ["上线、离线（遗嘱），保留消息", "Online and offline (last will), retained"]],
  ["wm/v1/{imei}/command", ["下行", "Down"], ["文本指令，QoS 1", "Text commands, QoS 1"]],
  ["wm/v1/{imei}/ack", ["上行", "Up"], ["指令回执", "Acknowledgement of a command"]],
];

const ID = "001012345678902";

export const PAYLOADS = {
  position: {
    id: ID,
    seq: 1024,
    time: "2026-05-12T02:31:05Z",
    fix: { lat: 22.54055, lon: 113.95355, alt: 38, speed: 42.5, course: 87, sats: 14, hdop: 0.8, source: "gnss", radius: 3 },
    power: { supply: 13.8, battery: 96 },
    net: { rat: "LTE", rsrp: -92 },
    io: { acc: true, inputs: [0, 0, 1, 0], relay: false },
    odometer: 35210.4,
  },
  event: { id: ID, seq: 1031, time: "2026-05-12T10:12:44Z", alarm: "POWER", state: "raised", level: "high", fix: { lat: 22.54055, lon: 113.95355, speed: 0, course: 0, sats: 11, source: "gnss", radius: 3 } },
  telemetry: { id: ID, seq: 1032, time: "2026-05-12T02:40:00Z", temperature: [{ channel: "probe", celsius: 4.6 }, { channel: "tag-01", celsius: 5.1 }], humidity: 61, fuel: { litres: 212.5 }, vehicle: { rpm: 1350, coolant: 84, fuelRate: 21.6 } },
  status: { id: ID, online: false, time: "2026-05-12T02:45:00Z", reason: "will", firmware: "V3-4.2.1" },
  command: { ref: "c-20260512-0007", text: "TIMER,30", expires: "2026-05-13T00:00:00Z" },
  ack: { id: ID, ref: "c-20260512-0007", time: "2026-05-12T02:46:10Z", ok: true, answer: "TIMER:30" },
} as const;

export type PayloadName = keyof typeof PAYLOADS;

const BASE = "https://example.com/schemas/wm/v1";
const id = { type: "string", pattern: "^[0-9]{15}$", description: "IMEI" };
const seq = { type: "integer", minimum: 0, maximum: 4294967295 };
const time = { type: "string", format: "date-time", description: "UTC" };
const fix = {
  type: "object",
  required: ["lat", "lon", "source"],
  properties: {
    lat: { type: "number", minimum: -90, maximum: 90, description: "WGS 84, degrees" },
    lon: { type: "number", minimum: -180, maximum: 180, description: "WGS 84, degrees" },
    alt: { type: "number", description: "m" },
    speed: { type: "number", minimum: 0, description: "km/h" },
    course: { type: "number", minimum: 0, exclusiveMaximum: 360, description: "degrees clockwise from north" },
    sats: { type: "integer", minimum: 0 },
    hdop: { type: "number", minimum: 0 },
    source: { enum: ["gnss", "wifi", "cell", "beacon", "computed"] },
    radius: { type: "number", minimum: 0, description: "error radius, m" },
  },
  additionalProperties: false,
};

function schema(name: PayloadName, required: string[], properties: Record<string, unknown>): object {
  return { $schema: "https://json-schema.org/draft/2020-12/schema", $id: `${BASE}/${name}.json`, title: name, type: "object", required, properties, additionalProperties: false };
}

const number = (description: string): object => ({ type: "number", description });

export const SCHEMAS: Record<PayloadName, object> = {
  position: schema("position", ["id", "seq", "time", "fix"], {
    id, seq, time, fix,
    power: { type: "object", properties: { supply: number("V"), battery: { type: "integer", minimum: 0, maximum: 100, description: "%" } }, additionalProperties: false },
    net: { type: "object", properties: { rat: { enum: ["GSM", "LTE", "LTE-M", "NB-IoT"] }, rsrp: number("dBm") }, additionalProperties: false },
    io: { type: "object", properties: { acc: { type: "boolean" }, inputs: { type: "array", items: { enum: [0, 1] }, maxItems: 4 }, relay: { type: "boolean" } }, additionalProperties: false },
    odometer: number("km"),
  }),
  event: schema("event", ["id", "seq", "time", "alarm", "state"], { id, seq, time, fix, alarm: { enum: ALARMS.map((alarm) => alarm.code) }, state: { enum: ["raised", "cleared"] }, level: { enum: ["high", "medium", "low"] } }),
  telemetry: schema("telemetry", ["id", "seq", "time"], {
    id, seq, time,
    temperature: { type: "array", items: { type: "object", required: ["channel", "celsius"], properties: { channel: { type: "string" }, celsius: { type: "number" } }, additionalProperties: false } },
    humidity: { type: "number", minimum: 0, maximum: 100, description: "%" },
    fuel: { type: "object", properties: { litres: { type: "number", minimum: 0 } }, additionalProperties: false },
    vehicle: { type: "object", additionalProperties: { type: "number" } },
  }),
  status: schema("status", ["id", "online", "time"], { id, online: { type: "boolean" }, time, reason: { type: "string" }, firmware: { type: "string" } }),
  command: schema("command", ["ref", "text"], { ref: { type: "string", maxLength: 64 }, text: { type: "string", maxLength: 160 }, expires: time }),
  ack: schema("ack", ["id", "ref", "time", "ok"], { id, ref: { type: "string", maxLength: 64 }, time, ok: { type: "boolean" }, answer: { type: "string" } }),
};
