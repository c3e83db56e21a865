/** The company’s time zone, in which the site and the desk tell times, wherever the server and the reader are. */
export const ZONE = "Asia/Shanghai";
