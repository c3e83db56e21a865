import type { FaqView } from "#app/data/voices.server.ts";
import type { VoteResult } from "#app/leads/vote.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Columns } from "#app/components/basics/layout.tsx";
import { Accordion } from "#app/components/lists/accordion.tsx";
import { AnswerVote } from "./answer-vote.tsx";
import "./library.css";

/**
 * The questions of one topic, under an anchor of its name.
 * @param result what became of the vote that was sent last
 */
export function FaqTopic({ topic, questions, result }: { topic: FaqView["topic"]; questions: FaqView[]; result: VoteResult | undefined }) {
  const t = useText();
  return (
    <section aria-labelledby={topic}>
      <Columns className="faq-topic">
        <h2 id={topic} className="side-column">
          {t(`faq.topics.${topic}`)}
        </h2>
        <div className="main-column">
          <Accordion
            items={questions.map(({ slug, question, answer }) => ({
              id: slug,
              title: question,
              open: result?.question === slug,
              content: (
                <>
                  <p>{answer}</p>
                  <AnswerVote question={slug} result={result} />
                </>
              ),
            }))}
          />
        </div>
      </Columns>
    </section>
  );
}
