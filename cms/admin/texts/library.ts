import { sayIn } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";

/** The texts about addresses and the media library. */
export function libraryTexts(language: DeskLanguage) {
  const say = sayIn(language);
  return {
    address: {
      placeholder: say("Type a name to find it, or an address"),
      list: say("Addresses of the site"),
      target: (kind: string, title: string) => say("Links to: {kind} “{title}”", { kind, title }),
      notLive: say(", not yet visible to visitors"),
      via: (path: string) => say(", via a redirect to {path}", { path }),
      otherSite: (host: string) => say("Another site: {host}", { host }),
      nothing: say("The site has no such page."),
      something: say("The site has this address."),
    },
    library: {
      sending: {
        title: say("Uploading"),
        sent: (sent: string, size: string) => say("{sent} of {size} uploaded", { sent, size }),
        waiting: say("You are offline. The upload resumes when you are back online."),
        cancel: say("Cancel the upload"),
        cancelled: say("The upload was cancelled."),
        failed: say("The upload did not finish. Please try again."),
      },
      upload: say("Upload a file"),
      uploadMany: say("Upload several at once"),
      grid: say("Grid"),
      folders: say("Folders"),
      all: say("All"),
      noFolder: say("Not in a folder"),
      repeated: say("Duplicates"),
      newFolder: say("New folder"),
      newName: say("What is the new folder called?"),
      made: (name: string) => say("Folder “{name}” created", { name }),
      otherName: say("New name of the folder?"),
      rename: say("Rename"),
      remove: say("Delete this folder"),
      removeAsk: (name: string) => say("Delete the folder “{name}”? A folder with files in it cannot be deleted.", { name }),
      searched: say("File name, description"),
      kind: say("Kind (sort)"),
      none: say("There are no files here."),
      choose: (name: string) => say("Choose {name}", { name }),
      chosen: (count: number) => say("{count} chosen (files)", { count }),
      chooseNone: say("Clear selection"),
      moveTo: say("Move to a folder…"),
      moved: (count: number) => say("{count} {count:file|files} moved", { count }),
      trashAsk: (count: number) =>
        say("Move {count} {count:file|files} to the trash? They can be restored. Files in use are not moved.", { count }),
      usedIn: say("Used in"),
      unused: say("not used"),
      more: (count: number) => say("{count} more", { count }),
      several: say("duplicate"),
      alreadyHere: say("The library has this file already:"),
      page: (page: number, pages: number, total: number) =>
        say("Page {page} of {pages}, {total} {total:file|files}", { page, pages, total }),
    },
  };
}
