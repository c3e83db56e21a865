import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { HOST } from "./messages.ts";
import type { AdminProcess } from "./supervisor.ts";

/** Forwards the WebSocket by which the browser hears of new code of the admin. In development only: production allows no upgrades. */
export function passUpgradesOn(server: Server, admin: AdminProcess): void {
  server.on("upgrade", ({ method, url = "", rawHeaders }, socket: Socket, head: Buffer) => {
    const running = url.startsWith("/_next/") ? admin.withPages() : null;
    if (!running) return void socket.destroy();
    const onward = connect(running.port, HOST, () => {
      const headers = rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join("");
      onward.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("error", () => onward.destroy()).on("close", () => onward.destroy());
  });
}
