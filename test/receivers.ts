import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A program that notices go to. It can be away for a while, and has the same address afterwards. */
interface Receiver<Taken> {
  url: string;
  /** The received messages, in order of arrival. */
  taken: Taken[];
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

const HOST = "127.0.0.1";

/**
 * A mail server that takes everything; `taken` has the mails as they came over the wire, `envelopes` to whom they went.
 * @param international whether it announces that it takes addresses in all letters (SMTPUTF8)
 */
export async function mailServer(
  international = true,
): Promise<Receiver<string> & { envelopes: { to: string[]; international: boolean }[] }> {
  const mails: string[] = [];
  const envelopes: { to: string[]; international: boolean }[] = [];
  let server: SMTPServer;
  let port = 0;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS", "AUTH"],
        logger: false,
        hideSMTPUTF8: !international,
        // As servers do that know no others, and this one does not by itself.
        onRcptTo: ({ address }, _session, done) =>
          done(international || /^\p{ASCII}*@/u.test(address) ? null : new Error("5.6.7 Address is not ASCII")),
        onData: (stream, { envelope }, done) =>
          void text(stream).then((mail) => {
            envelopes.push({ to: envelope.rcptTo.map(({ address }) => address), international: envelope.smtpUtf8 });
            mails.push(mail);
            done();
          }),
      });
      server.on("error", reject);
      server.listen(port, HOST, () => {
        ({ port } = server.server.address() as AddressInfo);
        resolve();
      });
    });
  const stop = () => new Promise<void>((resolve) => (server.server.listening ? server.close(resolve) : resolve()));
  await start();
  return { url: `smtp://${HOST}:${port}`, taken: mails, envelopes, start, stop };
}

export interface WebhookCall {
  address: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A web server that records its calls. `answer` may be replaced; by default it is 204. */
export async function webhookReceiver(): Promise<
  Receiver<WebhookCall> & { answer: (call: WebhookCall) => Promise<{ status: number; body?: string }> }
> {
  let server: Server;
  let port = 0;
  const receiver = {
    url: "",
    taken: [] as WebhookCall[],
    answer: async (_call: WebhookCall): Promise<{ status: number; body?: string }> => ({ status: 204 }),
    start: () =>
      new Promise<void>((resolve, reject) => {
        server = createServer((request, response) => {
          void text(request).then(async (body) => {
            const call = { address: request.url ?? "", headers: request.headers, body };
            receiver.taken.push(call);
            const answer = await receiver.answer(call);
            response.writeHead(answer.status).end(answer.body);
          });
        });
        server.once("error", reject).listen(port, HOST, () => {
          ({ port } = server.address() as AddressInfo);
          receiver.url = `http://${HOST}:${port}/hook`;
          resolve();
        });
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await receiver.start();
  return receiver;
}

/** The settings by which a site tells a receiver of leads. */
export function toldTo({ url }: { url: string }) {
  return { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_FORMAT: "standard", LEADS_WEBHOOK_SECRET: "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==" };
}
