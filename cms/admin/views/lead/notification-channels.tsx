import type { ServerProps } from "payload";
import { CHANNEL_NAMES, channels, OWN_ADDRESS } from "../../../leads/notifications/channels.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskTexts } from "../../texts/index.ts";

/** Above the list of notices: the recipients by the settings of this process, and the channels without settings. */
export function NotificationChannels({ i18n }: ServerProps) {
  const { notices } = deskTexts(i18n.language);
  return (
    <dl className="desk-told">
      {CHANNEL_NAMES.map((name) => {
        const { label, target, needs } = channels[name];
        const to = target();
        return (
          <div key={name} className={to === null ? "is-off" : undefined}>
            <dt>{inLanguage(label, i18n.language)}</dt>
            <dd>{to === null ? notices.notSetUp(needs) : to === OWN_ADDRESS ? notices.on : to}</dd>
          </div>
        );
      })}
    </dl>
  );
}
