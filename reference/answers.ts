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

/**
 * A map key that is the same for answers that are alike in what matters.
 *
 * @param words indexes of the words of `matters` that are not 0.
 */
export function answerKey(
  answers: Answers,
  matters: Answers,
  words: readonly number[],
): number | string {
  const masked = (word: number): number => (answers[word] ?? 0) & (matters[word] ?? 0)
  const [first] = words
  if (first === undefined) return 0
  return words.length === 1 ? masked(first) : words.map(masked).join()
}
