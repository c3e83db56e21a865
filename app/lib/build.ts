/** Id of the build that this page belongs to: a hash of its sources. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD_ID;
