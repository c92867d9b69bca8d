/** The explanation of a wrong answer that an earlier run had as well. */
export const inBaseline = 'in the baseline'

/** The explanation of a wrong answer that the earlier run could not judge. */
export const notJudgedInBaseline = 'not judged in the baseline: its control was refused'

/** Whether an explanation says only that an answer is known from an earlier run, and not why it is wrong. */
export function isOfBaseline(explained: string | undefined): boolean {
  return explained === inBaseline || explained === notJudgedInBaseline
}
