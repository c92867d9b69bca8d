/** Answers to numbered questions about a module: bit `n % 32` of word `n / 32` is set where the answer to `n` is yes. */
export type Answers = Int32Array

/** Answers to so many questions, all of them no. */
export function noAnswers(questions: number): Answers {
  return new Int32Array(Math.ceil(questions / 32))
}

/** Makes the answer to question `n` yes. */
export function setAnswer(answers: Answers, n: number): void {
  const word = n >> 5
  answers[word] = (answers[word] ?? 0) | (1 << (n & 31))
}

/** A map key that is the same for answers that are alike. */
export function answerKey(answers: Answers): number | string {
  return answers.length <= 1 ? (answers[0] ?? 0) : answers.join()
}
