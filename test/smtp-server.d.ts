declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  interface Session {
    envelope: { rcptTo: { address: string }[]; smtpUtf8: boolean };
  }

  export class SMTPServer {
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      logger: boolean;
      hideSMTPUTF8: boolean;
      onRcptTo: (recipient: { address: string }, session: Session, done: (error: Error | null) => void) => void;
      onData: (stream: Readable, session: Session, done: (error?: Error) => void) => void;
    });
    server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
    on(event: "error", listener: (error: Error) => void): this;
  }
}
