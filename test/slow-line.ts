import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A line to a server on this machine that can be made slow. */
export interface SlowLine {
  port: number;
  /** Milliseconds that everything takes in each direction from now on. */
  delay: number;
  close: () => void;
}

/** A line to a port of the loopback interface. */
export async function slowLine(target: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const line: SlowLine = { port: 0, delay: 0, close: () => undefined };
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (chunk) => (line.delay === 0 ? to.write(chunk) : void setTimeout(() => to.writable && to.write(chunk), line.delay)));
    from.on("error", () => undefined);
    from.on("close", () => (sockets.delete(from), to.destroy()));
  };
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  line.port = (server.address() as AddressInfo).port;
  line.close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return line;
}
