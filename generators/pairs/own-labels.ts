/** Labels that only pairs of whoever wrote the judge have, each with words in its line: see `docs/own-cases.md`. */
export const ownLabels = ['accepts', 'blames', 'elsewhere', 'open', 'revision'] as const
