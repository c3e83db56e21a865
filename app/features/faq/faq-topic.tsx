import type { FaqView } from "#app/content/voices.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Columns } from "#app/ui/basics/layout.tsx";
import { Accordion } from "#app/ui/lists/accordion.tsx";

/** The questions of one topic, under an anchor of its name. */
export function FaqTopic({ topic, questions }: { topic: FaqView["topic"]; questions: FaqView[] }) {
  const t = useText();
  return (
    <section aria-labelledby={topic}>
      <Columns className="gap-y-2">
        <h2 id={topic} className="col-span-12 pt-2 text-2xl lg:col-span-3">
          {t(`faq.topics.${topic}`)}
        </h2>
        <div className="col-span-12 lg:col-span-9">
          <Accordion items={questions.map(({ slug, question, answer }) => ({ id: slug, title: question, content: <p>{answer}</p> }))} />
        </div>
      </Columns>
    </section>
  );
}
