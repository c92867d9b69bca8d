import { difference } from './difference.js'
import { element } from './dom.js'
import { tokensOf } from './tokens.js'

/** @import { Line } from './difference.js' */
/** @import { Token } from './tokens.js' */

/** Number of equal lines shown on either side of a difference, and the smallest number of further lines to fold. */
const around = 4
const leastFold = 4

/** The sign before a line, and its name for screen readers. */
const gutters = {
  same: { tag: /** @type {const} */ ('span'), sign: ' ', said: undefined },
  control: { tag: /** @type {const} */ ('del'), sign: '−', said: 'only in the control' },
  case: { tag: /** @type {const} */ ('ins'), sign: '+', said: 'only in the case' },
}

/**
 * A line with its words coloured by kind; the words from `from` up to `to` are marked.
 *
 * @param {Line} line
 * @param {readonly Token[]} tokens
 * @param {number} from
 * @param {number} to
 */
function lineOf({ kind }, tokens, from, to) {
  const { tag, sign, said: title } = gutters[kind]
  const words = tokens.map(({ kind, text }) => element('span', { class: `t-${kind}` }, text))
  const marked = words.slice(from, to)
  return element(
    tag,
    { class: `line ${kind}`, 'data-sign': sign, title: title },
    ...words.slice(0, from),
    ...(marked.length === 0 ? [] : [element('mark', {}, ...marked)]),
    ...words.slice(to),
    '\n',
  )
}

/**
 * The range of words of a line that its counterpart does not have; none if the line has no counterpart.
 *
 * @param {readonly Token[]} tokens
 * @param {readonly Token[] | undefined} other
 */
function changed(tokens, other) {
  if (other === undefined) return { from: 0, to: 0 }
  let from = 0
  while (from < tokens.length && tokens[from]?.text === other[from]?.text) from++
  let tail = 0
  const most = Math.min(tokens.length, other.length) - from
  while (tail < most && tokens.at(-1 - tail)?.text === other.at(-1 - tail)?.text) tail++
  return { from, to: tokens.length - tail }
}

/**
 * Lines that differ: each line of the control with the line of the case at the same position.
 *
 * @param {readonly Line[]} lines
 */
function changedLines(lines) {
  const words = lines.map(({ text }) => tokensOf(text))
  const numbers = (/** @type {string} */ kind) =>
    lines.flatMap((line, index) => (line.kind === kind ? [index] : []))
  const control = numbers('control')
  const ours = numbers('case')
  return lines.map((line, index) => {
    const [ownLines, others] = line.kind === 'case' ? [ours, control] : [control, ours]
    const other = others[ownLines.indexOf(index)]
    const { from, to } = changed(words[index] ?? [], other === undefined ? undefined : words[other])
    return lineOf(line, words[index] ?? [], from, to)
  })
}

/**
 * Equal lines; those far from any difference are folded.
 *
 * @param {readonly Line[]} lines
 * @param {'first' | 'between' | 'last'} place
 */
function sameLines(lines, place) {
  const plain = lines.map((line) => lineOf(line, tokensOf(line.text), 0, 0))
  const before = place === 'first' ? 0 : around
  const after = place === 'last' ? 0 : around
  const folded = plain.length - before - after
  if (folded < leastFold) return plain
  return [
    ...plain.slice(0, before),
    element(
      'details',
      { class: 'fold' },
      element('summary', {}, `${folded} equal lines`),
      ...plain.slice(before, before + folded),
    ),
    ...plain.slice(before + folded),
  ]
}

/**
 * A module and, if it has a control, the differences between the two.
 *
 * @param {string} module
 * @param {string} control empty if there is none
 */
export function listing(module, control) {
  const text = module.split('\n')
  const pre = element('pre', { class: 'listing', tabindex: 0, 'aria-label': 'Module' })
  if (control === '') {
    pre.append(...text.map((text) => lineOf({ kind: 'same', text }, tokensOf(text), 0, 0)))
    return pre
  }
  const lines = difference(control.split('\n'), text)
  for (let start = 0; start < lines.length; ) {
    const same = lines[start]?.kind === 'same'
    let end = start
    while (end < lines.length && (lines[end]?.kind === 'same') === same) end++
    const run = lines.slice(start, end)
    const place = start === 0 ? 'first' : end === lines.length ? 'last' : 'between'
    pre.append(...(same ? sameLines(run, place) : changedLines(run)))
    start = end
  }
  return pre
}
