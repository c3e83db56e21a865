import type { LibraryTexts } from "./zh.ts";

const counted = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;

/** What the desk says of addresses and of the media library, in English. */
export const library: LibraryTexts = {
  address: {
    placeholder: "Type a name to find it, or an address",
    list: "Addresses of the site",
    target: (kind, title) => `Leads to: ${kind} “${title}”`,
    notLive: ", which visitors do not see yet",
    via: (path) => `, by a redirect to ${path}`,
    otherSite: (host) => `Another site: ${host}`,
    nothing: "The site has no such page.",
    something: "The site has this address.",
  },
  library: {
    upload: "Upload a file",
    uploadMany: "Upload several at once",
    grid: "Grid",
    folders: "Folders",
    all: "All",
    noFolder: "In no folder",
    repeated: "Duplicates",
    newFolder: "New folder",
    newName: "What is the new folder called?",
    made: (name) => `Folder “${name}” was made`,
    otherName: "What is the folder to be called?",
    rename: "Rename",
    remove: "Delete this folder",
    removeAsk: (name) => `Delete the folder “${name}”? It stays while there are files in it.`,
    searched: "File name, description",
    kind: "Kind",
    none: "There are no files here.",
    choose: (name) => `Choose ${name}`,
    chosen: (count) => `${count} chosen`,
    chooseNone: "Choose none",
    moveTo: "Move to a folder…",
    moved: (count) => `${counted(count)} moved`,
    trashAsk: (count) => `Move ${counted(count)} to the trash? They can be restored; what is in use stays.`,
    usedIn: "Used in",
    unused: "not used",
    more: (count) => `${count} more`,
    several: "duplicate",
    alreadyHere: "The library has this file already:",
    page: (page, pages, total) => `Page ${page} of ${pages}, ${counted(total)}`,
  },
};
