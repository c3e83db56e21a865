import type { Term } from "#app/data/content/terms.server.ts";
import type { Listed } from "#app/data/records.server.ts";
import type { VoteResult } from "#app/leads/vote.server.ts";
import { AddressedText } from "#app/components/basics/addressed-text.tsx";
import { Columns } from "#app/components/basics/layout.tsx";
import { Accordion } from "#app/components/lists/accordion.tsx";
import { AnswerVote } from "./answer-vote.tsx";
import "./library.css";

/**
 * The questions of one topic, with its name as anchor.
 * @param result of the last vote
 * @param isFirst shows the first answer
 */
export function FaqTopic({
  topic,
  questions,
  result,
  isFirst,
}: {
  topic: Term;
  questions: Listed<"faqs">[];
  result: VoteResult | undefined;
  isFirst: boolean;
}) {
  return (
    <section aria-labelledby={topic.key}>
      <Columns className="faq-topic">
        <h2 id={topic.key} className="side-column">
          {topic.name}
        </h2>
        <div className="main-column">
          <Accordion
            items={questions.map(({ slug, question, answer }, index) => ({
              id: slug,
              title: question,
              open: result?.question === slug || (isFirst && index === 0),
              content: (
                <>
                  <p>
                    <AddressedText text={answer} />
                  </p>
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
