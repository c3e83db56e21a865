import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Some thirty routes: shipping the whole list spares a request per navigation.
  routeDiscovery: { mode: "initial" },
  // A page is one file: what it does when a form is sent would be another one, of fifty bytes.
  splitRouteModules: false,
  // Forms of other sites are refused before they come here (server/http/csrf.ts). The router compares protocols as well, so behind
  // a proxy that ends TLS it would refuse the site's own.
  allowedActionOrigins: ["**"],
} satisfies Config;
