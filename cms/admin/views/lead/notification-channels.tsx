import type { ServerProps } from "payload";
import { CHANNELS } from "../../../leads/notifications/channel-names.ts";
import { channels } from "../../../leads/notifications/channels.ts";
import type { Notice } from "../../../config/payload-types.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskTexts } from "../../texts/index.ts";

/** Above the list of notices: the recipients by the settings of this process, and the channels without settings. */
export function NotificationChannels({ i18n }: ServerProps) {
  const { notices } = deskTexts(i18n.language);
  return (
    <dl className="desk-told">
      {(Object.keys(channels) as Notice["channel"][]).map((name) => {
        const { target, needs } = channels[name];
        const to = target();
        return (
          <div key={name} className={to === null ? "is-off" : undefined}>
            <dt>{inLanguage(CHANNELS[name], i18n.language)}</dt>
            <dd>{to === null ? notices.notSetUp(needs) : name === "sender" || name === "owner" ? notices.on : to}</dd>
          </div>
        );
      })}
    </dl>
  );
}
