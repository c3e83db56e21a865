import { Outlet } from "react-router";

/** Holds the optional language prefix; every page of both languages is below it. */
export default function LanguageLayout() {
  return <Outlet />;
}
