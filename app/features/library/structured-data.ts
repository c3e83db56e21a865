import type { FaqView } from "#app/data/voices.server.ts";

/** Questions and answers as search engines read them (schema.org FAQPage). */
export function questionsForSearch(questions: FaqView[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
