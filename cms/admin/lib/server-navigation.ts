/** How a view of the desk ends in another page; the one module of server components that knows the framework below Payload's admin. */
export { notFound, redirect } from "next/navigation.js";
