import { announcingGlobal } from "../hooks/content-changed.ts";
import { claims } from "./claims.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { site } from "./site.ts";

export const globals = [site, claims, interfaceTexts].map(announcingGlobal);
