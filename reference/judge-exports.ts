/** The exports of a file of checks: at least one of these. Its other exports are for other files of the judge. */
export const judgeExports = ['checks', 'amendments', 'blame'] as const
