import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { connect, isIPv6 } from "node:net";
import {
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  RECURSION_DESIRED,
  streamEncode,
  TRUNCATED_RESPONSE,
  type Answer,
  type DecodedPacket,
  type Packet,
} from "dns-packet";
import type { RecordType } from "./record-types.ts";
import type { Resolver } from "../config/resolvers.ts";

export interface DnsRecord {
  /** The owner: the requested name, or one that it is an alias of. */
  name: string;
  /** Seconds for which it may be kept. */
  ttl: number;
  /** As zone files write it. */
  value: string;
}

/** `none`: the name exists without such records; `no-name`: the name does not exist. */
export type Outcome = "answer" | "none" | "no-name" | "refused" | "failed" | "timeout" | "unreachable";

export interface LookUp {
  outcome: Outcome;
  records: DnsRecord[];
  /** Whether the server speaks for the zone itself. */
  authoritative: boolean;
  milliseconds: number;
}

/** Milliseconds that a server has for one answer, and tries: a little stricter than resolver libraries. */
const TIME_LIMIT = 2000;
const TRIES = 2;
/** Bytes of an answer over UDP that pass everywhere (DNS flag day 2020). */
const UDP_SIZE = 1232;
/** Longest value shown, in characters; a TXT record can have 65,535. */
const MAX_VALUE_LENGTH = 1000;

const OUTCOMES: Partial<Record<number, Outcome>> = { 0: "answer", 3: "no-name", 5: "refused" };

class NoAnswer extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Asks one name server for the records of a name: over UDP, and over TCP when the answer is too long for that. Never throws for
 * what a server does or fails to do; the outcome tells.
 * @param signal ends the question early; its reason is thrown
 */
export async function lookUp(name: string, type: RecordType, server: Resolver, signal: AbortSignal): Promise<LookUp> {
  const started = performance.now();
  const finish = (outcome: Outcome, packet?: DecodedPacket): LookUp => ({
    outcome,
    records: packet ? recordsOf(packet, type) : [],
    authoritative: packet ? ((packet.flags ?? 0) & AUTHORITATIVE_ANSWER) !== 0 : false,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const packet = await ask(name, type, server, signal);
      const outcome = OUTCOMES[(packet.flags ?? 0) & 0xf] ?? "failed";
      return finish(outcome === "answer" && recordsOf(packet, type).length === 0 ? "none" : outcome, packet);
    } catch (error) {
      signal.throwIfAborted();
      const outcome = error instanceof NoAnswer ? error.outcome : "failed";
      if (outcome !== "timeout" || attempt === TRIES) return finish(outcome);
    }
  }
}

async function ask(name: string, type: RecordType, server: Resolver, signal: AbortSignal): Promise<DecodedPacket> {
  const question: Packet = {
    type: "query",
    // A number that nobody else can guess; from 1, because 0 is what lazy servers send.
    id: randomInt(1, 0xffff),
    flags: RECURSION_DESIRED,
    questions: [{ type, name }],
    additionals: [
      { type: "OPT", name: ".", udpPayloadSize: UDP_SIZE, extendedRcode: 0, ednsVersion: 0, flags: 0, flag_do: false, options: [] },
    ],
  };
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
  const answers = (packet: DecodedPacket) =>
    packet.id === question.id &&
    packet.type === "response" &&
    packet.questions?.[0]?.type === type &&
    packet.questions[0].name.toLowerCase() === name;
  const packet = await overUdp(question, answers, server, within);
  return (packet.flags ?? 0) & TRUNCATED_RESPONSE ? overTcp(question, answers, server, within) : packet;
}

type Answers = (packet: DecodedPacket) => boolean;

function overUdp(question: Packet, answers: Answers, server: Resolver, signal: AbortSignal): Promise<DecodedPacket> {
  return exchange(signal, (onAnswer, onFailure) => {
    const socket = createSocket(isIPv6(server.address) ? "udp6" : "udp4");
    socket.on("error", () => onFailure("unreachable"));
    socket.on("message", (message) => {
      const packet = decodePacket(message);
      // Anything else is not for us: a late or a forged answer.
      if (packet && answers(packet)) onAnswer(packet);
    });
    // A connected socket hears from this server alone, and hears when nobody listens there.
    socket.on("connect", () => socket.send(encode(question)));
    socket.connect(server.port, server.address);
    return () => socket.close();
  });
}

function overTcp(question: Packet, answers: Answers, server: Resolver, signal: AbortSignal): Promise<DecodedPacket> {
  return exchange(signal, (onAnswer, onFailure) => {
    const socket = connect({ port: server.port, host: server.address });
    let received = Buffer.alloc(0);
    socket.on("error", () => onFailure("unreachable"));
    socket.on("close", () => onFailure("failed"));
    socket.on("connect", () => socket.write(streamEncode(question)));
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) return;
      const packet = decodePacket(received.subarray(2, 2 + received.readUInt16BE(0)));
      if (packet && answers(packet)) onAnswer(packet);
      else onFailure("failed");
    });
    return () => socket.destroy();
  });
}

/** One question and its answer: whatever comes first, an answer, a failure or the end of the time, closes the socket. */
function exchange(
  signal: AbortSignal,
  open: (onAnswer: (packet: DecodedPacket) => void, onFailure: (outcome: Outcome) => void) => () => void,
): Promise<DecodedPacket> {
  return new Promise((resolve, reject) => {
    let close: (() => void) | undefined;
    const end = (settle: () => void) => {
      signal.removeEventListener("abort", tooLate);
      close?.();
      close = undefined;
      settle();
    };
    const onFailure = (outcome: Outcome) => end(() => reject(new NoAnswer(outcome)));
    const tooLate = () => onFailure("timeout");
    if (signal.aborted) return tooLate();
    signal.addEventListener("abort", tooLate, { once: true });
    close = open((packet) => end(() => resolve(packet)), onFailure);
  });
}

/** The packet, or nothing when the bytes are none. */
function decodePacket(message: Buffer): DecodedPacket | undefined {
  try {
    return decode(message);
  } catch {
    return undefined;
  }
}

function recordsOf(packet: DecodedPacket, type: RecordType): DnsRecord[] {
  return (packet.answers ?? [])
    .filter((answer) => answer.type === type)
    .map((answer) => ({
      name: answer.name.toLowerCase(),
      ttl: "ttl" in answer ? Number(answer.ttl ?? 0) : 0,
      value: printable(valueOf(answer)),
    }))
    .sort((one, other) => one.value.localeCompare(other.value, "en", { numeric: true }));
}

function valueOf(answer: Answer): string {
  switch (answer.type) {
    case "A":
    case "AAAA":
      return answer.data;
    case "CNAME":
    case "NS":
      return answer.data.toLowerCase();
    case "SOA": {
      const { mname, rname, serial, refresh, retry, expire, minimum } = answer.data;
      return [mname, rname, serial, refresh, retry, expire, minimum].join(" ");
    }
    case "MX":
      return `${answer.data.preference ?? 0} ${answer.data.exchange.toLowerCase() || "."}`;
    case "TXT":
      return Buffer.concat([answer.data].flat().map((part) => Buffer.from(part))).toString("utf8");
    case "CAA":
      return `${answer.data.flags ?? 0} ${answer.data.tag} "${answer.data.value}"`;
    default:
      return "";
  }
}

/** Without control characters, which nobody sees but a terminal obeys. */
function printable(value: string): string {
  return value.replace(/\p{Cc}/gu, "\uFFFD").slice(0, MAX_VALUE_LENGTH);
}
