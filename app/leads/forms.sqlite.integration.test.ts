import { describeForms } from "../../test/forms.ts";

describeForms("SQLite");
