/** @import { Model } from './model.js' */
/** @import { Filter } from './route.js' */

/**
 * For each word of a search, the cases and the answers that contain it. A row matches if either of the two does.
 *
 * @param {Model} model
 * @param {string} find
 */
function wordsIn({ data, caseId }, find) {
  const words = find
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const rules = data.rules.map(({ id, section, summary }) => `${id} ${section} ${summary}`)
  const strings = data.strings.map((text) => text.toLowerCase())
  const cases = data.cases.map(([rule, , , , summary], number) =>
    `${caseId(number)} ${rules[rule]} ${data.strings[summary] ?? ''}`.toLowerCase(),
  )
  return words.map((word) => {
    const matches = strings.map((text) => text.includes(word))
    return {
      cases: cases.map((text) => text.includes(word)),
      answers: data.answers.map((list) =>
        list.some(([, , what, why]) => matches[what] === true || matches[why] === true),
      ),
    }
  })
}

/**
 * The answers that match a filter by outcome.
 *
 * @param {Model} model
 * @param {string} outcome
 */
function answersWith({ data }, outcome) {
  return data.answers.map((list) =>
    list.some(([, number, , explained]) => {
      const { name, disagrees } = data.outcomes[number] ?? {}
      if (outcome === '' || outcome === name) return true
      return (
        disagrees === true &&
        (outcome === 'disagreement' || (outcome === 'unexplained' && explained === -1))
      )
    }),
  )
}

/**
 * The results that match a filter: case and oracle alternately, in the order of the model's rows.
 *
 * @param {Model} model
 * @param {Filter} filter
 * @returns {Int32Array}
 */
export function matching(model, filter) {
  const { data, rows } = model
  const words = wordsIn(model, filter.find)
  const outcomes = answersWith(model, filter.outcome)
  const rules = data.rules.map(
    (rule) =>
      (filter.text === '' || filter.text === rule.text) &&
      (filter.class === '' || filter.class === rule.class),
  )
  const oracles = data.oracles.map(({ name }) => filter.tool === '' || filter.tool === name)
  const found = new Int32Array(rows.length)
  let count = 0
  for (let index = 0; index < rows.length; index += 2) {
    const number = rows[index] ?? 0
    const oracle = rows[index + 1] ?? 0
    const answers = data.results[number]?.[oracle] ?? -1
    if (!oracles[oracle] || !outcomes[answers] || !rules[data.cases[number]?.[0] ?? -1]) continue
    if (!words.every((word) => word.cases[number] || word.answers[answers])) continue
    found[count] = number
    found[count + 1] = oracle
    count += 2
  }
  return found.subarray(0, count)
}
