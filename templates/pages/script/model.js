/** @typedef {import('../../../runner/pages/report/page-data.ts').PageData} PageData */

/**
 * The run with lookup tables.
 *
 * @typedef {object} Model
 * @property {PageData} data
 * @property {readonly (readonly number[])[]} casesOf cases by rule of which they show a side
 * @property {readonly number[]} worst by answers: index of the most severe outcome
 * @property {readonly number[]} grave by answers: rank in lists
 * @property {Int32Array} rows case and oracle of every result alternately, most severe first
 * @property {(number: number) => string} caseId
 */

/**
 * The rank of answers in a list: unexplained disagreements, explained ones, then the rest, each by severity.
 *
 * @param {PageData} data
 * @param {PageData['answers'][number]} answers
 */
function gravity(data, answers) {
  const wrong = answers.filter(([, outcome]) => data.outcomes[outcome]?.disagrees)
  const worst = Math.min(...answers.map(([, outcome]) => outcome))
  const rank = wrong.length === 0 ? 2 : wrong.some((answer) => answer[3] === -1) ? 0 : 1
  return rank * data.outcomes.length + worst
}

/**
 * Results as pairs of case and oracle, in buckets of the same severity.
 *
 * @param {PageData} data
 * @param {readonly number[]} grave
 */
function orderedRows(data, grave) {
  /** @type {number[][]} */
  const buckets = Array.from({ length: 3 * data.outcomes.length }, () => [])
  for (const [oracle] of data.oracles.entries())
    for (const [number, row] of data.results.entries()) {
      const answers = row[oracle] ?? -1
      if (answers !== -1) buckets[grave[answers] ?? 0]?.push(number, oracle)
    }
  return Int32Array.from(buckets.flat())
}

/**
 * @param {PageData} data
 * @returns {Model}
 */
export function modelOf(data) {
  /** @type {number[][]} */
  const casesOf = data.rules.map(() => [])
  for (const [number, [rule, , , , , , covers]] of data.cases.entries())
    for (const shown of [rule, ...covers]) casesOf[shown]?.push(number)
  const grave = data.answers.map((answers) => gravity(data, answers))
  return {
    data,
    casesOf,
    worst: data.answers.map((answers) => Math.min(...answers.map(([, outcome]) => outcome))),
    grave,
    rows: orderedRows(data, grave),
    caseId: (number) => {
      const filed = data.cases[number]
      return filed === undefined ? '' : `${data.rules[filed[0]]?.id}/${filed[1]}`
    },
  }
}
