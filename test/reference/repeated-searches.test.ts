import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** All instructions of a name that a module has, but where only one of them or their number is looked at. */
const all = /\.all\([^()]*\)(?!\s*(?:\[0\]|\.at\(|\.length))/

/** Functions that are called once for each module, where such a list may be iterated. */
const once = /\bjudgeModule\b|\bsurvey\b|\bperModule\b|\bchecksOf\b/

/** Functions that are called for each instruction or function. */
const often = /\bjudge(?:Function)?\b/

/** Functions that are asked about each instruction and go through such a list, with the reason why that may be. */
const reasons: Readonly<Record<string, string>> = {
  'reference/core/capabilities/needs.ts: eachUseOfMember':
    'the survey calls it once, and a function named judge for each place',
}

interface SearchPlace {
  readonly kind: 'once' | 'often' | 'function'
  /** Name of the function at the outermost level. */
  readonly name: string
}

const declaration = /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/

/** The function around a line: found by going out of it, from one indentation to the next smaller one. */
function placeOf(lines: readonly string[], index: number): SearchPlace {
  let indentation = Number.POSITIVE_INFINITY
  for (let number = index; number >= 0; number--) {
    const line = lines[number] ?? ''
    const depth = line.search(/\S/)
    if (depth < 0 || (number < index && depth >= indentation)) continue
    indentation = depth
    if (once.test(line)) return { kind: 'once', name: '' }
    if (often.test(line)) return { kind: 'often', name: '' }
    if (depth > 0) continue
    let head = number
    while (head > 0 && !declaration.test(lines[head] ?? '')) head--
    const name = declaration.exec(lines[head] ?? '')?.[1] ?? ''
    const isOnce = once.test(lines.slice(head, head + 2).join(' '))
    return { kind: isOnce ? 'once' : 'function', name }
  }
  return { kind: 'function', name: '' }
}

const isComment = /^\s*(?:\*|\/\*|\/\/)/

/** The functions of a file, or checks, that go through all instructions of a name each time they are asked about one. */
function repeatedSearches(file: string, text: string): readonly string[] {
  const lines = text.split('\n')
  const places = lines.map((line, index) =>
    isComment.test(line) ? undefined : placeOf(lines, index),
  )
  const listing = lines.flatMap((line, index) => {
    const place = places[index]
    const isList = all.test(`${line}${/\)$/.test(line) ? lines[index + 1]?.trim() : ''}`)
    return place !== undefined && isList ? [{ place, line }] : []
  })
  const direct = listing
    .filter(({ place }) => place.kind === 'often')
    .map(({ line }) => line.trim())
  const functions = new Set(
    listing.flatMap(({ place }) => (place.kind === 'function' ? place.name : [])),
  )
  const called = [...functions].filter(
    (name) =>
      name !== '' &&
      lines.some((line, index) => line.includes(`${name}(`) && places[index]?.kind === 'often'),
  )
  return [...direct, ...called].map((found) => `${file}: ${found}`)
}

it('no check for each instruction searches all instructions of a kind each time', () => {
  const files = readdirSync('reference', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:execute|undecided)\b/.test(path))
    .map((path) => join('reference', path).replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(250)
  const found = files.flatMap((file) => repeatedSearches(file, readFileSync(file, 'utf8')))
  expect(found.filter((line) => reasons[line] === undefined)).toEqual([])
  expect(Object.keys(reasons).filter((line) => !found.includes(line))).toEqual([])
})

it('a planted search of all instructions of a kind is found', () => {
  const check = (body: string) => `function listed(module: Module): boolean {
  return module.all('OpName').some(isLong)
}

export const checks = [
  {
    rule: 'core/x',
    at: ['OpLoad'],
    judge(load, module, report) {
      ${body}
    },
  },
]
`
  expect(repeatedSearches('x.ts', check('if (listed(module)) return'))).toEqual(['x.ts: listed'])
  expect(
    repeatedSearches('x.ts', check("for (const each of module.all('OpName')) f(each)")),
  ).toHaveLength(1)
  expect(repeatedSearches('x.ts', check("if (module.all('OpName').length > 0) return"))).toEqual([])
  const once = check('if (listed(module)) return').replace(
    'judge(load, module',
    'judgeModule(module',
  )
  expect(repeatedSearches('x.ts', once)).toEqual([])
})
