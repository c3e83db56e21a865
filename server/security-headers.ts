import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** The headers that every answer carries. */
export function securityHeaders(): MiddlewareHandler {
  return secureHeaders({
    xFrameOptions: "SAMEORIGIN",
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    // Sent by the proxy that ends TLS, which alone knows that the site is on https.
    strictTransportSecurity: false,
  });
}
