import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { HTML_LANG, languageOf } from "#app/i18n/index.ts";
import "../../app/components/site.css";
import "./gallery.css";
import { Gallery } from "./gallery.tsx";

document.documentElement.lang = HTML_LANG[languageOf(location.pathname)];

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(<RouterProvider router={createBrowserRouter([{ path: "*", Component: Gallery }])} />);
