import { sayIn } from "#shared/desk-texts/say.ts";
import { FORMAT_LOCALE, type DeskLanguage } from "#shared/languages.ts";
import { forEachLanguage, languageNames } from "../../lib/language-names.ts";

/** The texts of the desk’s views of content. */
export function contentTexts(language: DeskLanguage) {
  const say = sayIn(language);
  const number = (value: number) => value.toLocaleString(FORMAT_LOCALE[language]);
  const { source, target } = languageNames(language);
  return {
    importExport: {
      intro: say("Each kind of content can be exported as CSV, XLSX or JSON, edited and imported again."),
      translated: (columns: string[]) =>
        say("Translations are in columns of their own, such as {columns} beside name.", { columns: columns.join(say(", (in a list)")) }),
      steps: say("Progress"),
      choose: say("Choose a file (step)"),
      chooseNote: say("CSV, XLSX or JSON, 10,000 records at most; with pictures as a ZIP"),
      check: say("Check"),
      checkNote: say("nothing is written yet"),
      write: say("Write"),
      writeNote: say("in the background; you can leave"),
      importTitle: say("Import"),
      kind: say("Kind"),
      file: say("File"),
      pictures: say("Pictures (ZIP, optional)"),
      start: say("Check it"),
      starting: say("Uploading…"),
      noFile: say("Choose a CSV, XLSX, JSON or ZIP file."),
      exportTitle: say("Export"),
      exportNote: say("The latest version of each record, including drafts."),
      exportAs: (kind: string, format: string) => say("Export {kind} as {format}", { kind, format }),
      records: say("Records"),
      formats: say("File"),
      withCommas: say("CSV with semicolons between cells and commas before decimals"),
      template: say("Blank template"),
      templateAs: (kind: string, format: string) => say("Template for {kind} as {format}", { kind, format }),
      recent: say("Latest imports"),
      noRecent: say("No imports yet."),
      unwritten: (file: string) => say("“{file}” has been checked and is not written yet. Another file takes its place.", { file }),
      toUnwritten: say("Open the check"),
      states: {
        checking: say("Checking"),
        checked: say("Checked"),
        writing: say("Writing"),
        written: say("Written"),
        failed: say("Failed"),
      },
      fileOf: (file: string, kind: string, size: string) => say("{file}, {kind}, {size}.", { file, kind, size }),
      took: (seconds: number) => say("It took {seconds} s.", { seconds }),
      counting: (done: number, total: number) =>
        total > 0
          ? say("Checking {total} {total:line|lines}: {done} so far", { total: number(total), done: number(done) })
          : say("Reading the file"),
      writing: (done: number, total: number) => say("Writing: line {done} of {total}", { done: number(done), total: number(total) }),
      leave: say("You can leave this page; the progress is kept."),
      bad: (total: number, bad: number) =>
        say("{bad} of {total} {total:line|lines} {bad:is|are} wrong: nothing is written yet", { bad: number(bad), total: number(total) }),
      same: (total: number) => say("All {total} {total:line|lines} are as they are now: nothing changes", { total: number(total) }),
      good: (fresh: number, changed: number) =>
        say("{parts}, none wrong", {
          parts: [fresh && say("{fresh} new", { fresh: number(fresh) }), changed && say("{changed} changed", { changed: number(changed) })]
            .filter(Boolean)
            .join(say(", ")),
        }),
      written: (count: number) => say("{count} {count:record|records} written", { count: number(count) }),
      refused: say("This file was not imported"),
      counts: { new: say("New"), changed: say("Changed"), same: say("Unchanged"), bad: say("Wrong"), noticed: say("Please check") },
      newNote: (published: number, fresh: number) => {
        if (published === 0) return say("as drafts, not live");
        return published === fresh
          ? say("all go live at once (new)")
          : say("{published} go live at once, the others are drafts", { published: number(published) });
      },
      changedNote: (cells: number, english: number) =>
        say("{cells} {cells:field|fields}, {english} of them {target}", { cells: number(cells), english: number(english), target }),
      liveNote: (live: number, changed: number) =>
        live === 0
          ? say("none goes live")
          : live === changed
            ? say("all go live at once")
            : say("{live} go live at once, the others stay drafts", { live: number(live) }),
      and: say("; "),
      sameNote: say("no new versions"),
      badNote: (bad: number): string => (bad > 0 ? say("listed below, line by line") : say("none (there is none)")),
      badTitle: (bad: number) => say("{bad} {bad:line is|lines are} wrong", { bad: number(bad) }),
      badHint: say("Line numbers as in Excel"),
      fetchBad: (count: number) =>
        count === 1 ? say("Download this line") : say("Download these {count} lines", { count: number(count) }),
      line: say("Line"),
      record: say("Record"),
      field: say("Field"),
      cell: say("In the file"),
      mend: say("How to fix it"),
      empty: say("(empty)"),
      more: (count: number) => say("{count} more are not listed.", { count: number(count) }),
      changedTitle: (changed: number) => say("{changed} {changed:record changes|records change}", { changed: number(changed) }),
      firstOf: (count: number) => say("the first {count}", { count: number(count) }),
      nothing: say("empty"),
      noticeTitle: (count: number) => say("{count} {count:figure needs|figures need} a look", { count: number(count) }),
      noticeHint: say("They are imported as they are."),
      lackingTitle: (count: number) => say("{count} {count:draft is|drafts are} not complete yet", { count: number(count) }),
      lackingHint: say("They are imported as they are, and can be published once these fields are filled in."),
      lacks: say("What is missing"),
      other: say("Choose the corrected file"),
      another: say("Choose another file"),
      writeAll: (count: number) => say("Write {count} {count:record|records}", { count: number(count) }),
      writeGood: (count: number) =>
        count === 1 ? say("Write the good one…") : say("Write the {count} good ones…", { count: number(count) }),
      writeGoodAsk: (count: number, bad: number) =>
        say("Write {count} {count:record|records} and leave out {bad} {bad:wrong line|wrong lines}?", { count, bad }),
      begun: say("Writing has started"),
      giveUp: say("Discard"),
      givenUp: say("The file was discarded"),
    },
    translations: {
      intro: say(
        "Each dot is a record. A required text without {target} counts as missing; a text counts as older when its {source} was changed and its {target} was not.",
        { target, source },
      ),
      open: (older: number, missing: number) =>
        [
          missing && say("{missing} {missing:record lacks|records lack} {target}", { missing: number(missing), target }),
          older &&
            (missing
              ? say("the {target} of {older} {older:record|records} is older", { target, older: number(older) })
              : say("The {target} of {older} {older:record|records} is older", { target, older: number(older) })),
        ]
          .filter(Boolean)
          .join(say(", ")),
      complete: say("The {target} is complete (all records)", { target }),
      next: say("Translate the next"),
      states: { complete: say("complete"), older: say("older than its {source} ({target})", { source, target }), missing: say("missing") },
      cell: {
        complete: say("Complete"),
        older: (fields: number) => say("{fields} older ({source})", { fields, source }),
        missing: (fields: number) => say("{fields} missing", { fields }),
        none: say("No {target}", { target }),
      },
      filter: say("Filter"),
      filters: { all: say("All"), live: say("Live"), missing: say("Missing"), older: say("Older") },
      allKinds: say("All kinds"),
      lane: (name: string, complete: number, older: number, missing: number) =>
        say("{name}: {complete} complete, {older} older, {missing} missing", { name, complete, older, missing }),
      older: (count: number) => say("{count} older", { count: number(count) }),
      missing: (count: number) => say("{count} missing", { count: number(count) }),
      fields: say("Fields"),
      changed: say("{source} changed", { source }),
      none: say("Nothing to translate."),
      more: (count: number) => say("{count} more.", { count: number(count) }),
    },
    interfaceTexts: {
      intro: say("Write only what should differ. Clear a text to return to the built-in one."),
      changed: say("Changed (texts)"),
      searched: say("Key, built-in text, own text"),
      found: (query: string, count: number) =>
        say("“{query}”: {count} {count:text|texts} in keys, built-in texts and your own", { query, count: number(count) }),
      none: say("There is no such text."),
      key: say("Key"),
      builtInTexts: forEachLanguage(language, (name) => say("Built-in {name}", { name })),
      own: say("Your own (wording)"),
      place: say("Appears at"),
      builtIn: say("built-in"),
      change: say("Change"),
      changeOf: (key: string) => say("Change {key}", { key }),
      languages: forEachLanguage(language, (name) => name),
      lost: (parts: string) => say("{parts} is missing: the page would not show it.", { parts }),
      emptyIsBuiltIn: say("Left empty, the built-in text is used."),
      save: say("Save"),
      cancel: say("Cancel"),
      page: (page: number, pages: number, total: number) =>
        say("Page {page} of {pages}, {total} {total:text|texts}", { page, pages, total: number(total) }),
    },
    search: {
      label: say("Search the whole desk"),
      what: say("Customers, models, articles, settings"),
      hint: say("Type a few letters: a name, company, model, title or slug."),
      found: (count: number) => (count > 0 ? say("{count} {count:result|results}", { count: number(count) }) : say("Nothing found.")),
      page: say("Page"),
      close: say("Close"),
    },
  };
}
