declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  export class SMTPServer {
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      logger: boolean;
      onData: (stream: Readable, session: unknown, done: (error?: Error) => void) => void;
    });
    server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
    on(event: "error", listener: (error: Error) => void): this;
  }
}
