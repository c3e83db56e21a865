import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Some thirty routes: shipping the whole list spares a request per navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
