import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { provideBuiltInTexts } from "#app/i18n/built-in.ts";
import { HTML_LANG, languageOf } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import zh from "#app/i18n/locales/zh.ts";
import "../styles.css";
import "./gallery.css";
import { Gallery } from "./gallery.tsx";

provideBuiltInTexts("zh", zh);
provideBuiltInTexts("en", en);
document.documentElement.lang = HTML_LANG[languageOf(location.pathname)];

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(<RouterProvider router={createBrowserRouter([{ path: "*", Component: Gallery }])} />);
