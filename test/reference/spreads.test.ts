import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A call that puts the elements of a list on the stack, which holds about a hundred thousand. */
const spread =
  /^\s+.*(?:Math\.(?:min|max)|\.(?:push|unshift|splice|concat|fromCharCode|fromCodePoint))\((?:[^(){}]*, )?\.\.\./

/** Lists in functions that are short whatever the module is, by file and line. */
const short: Readonly<Record<string, string>> = {
  'runner/corpus/client-environments.ts: version > Math.min(...versions) && version < Math.max(...versions) && !named.includes(name),':
    'versions of environments, of which there are a dozen',
  'reference/SPV_EXT_descriptor_heap/shared/certain-bytes.ts: for (let copy = 0; copy < copies; copy++) all.push(...moved(element, stride * copy))':
    'an element has 32 ranges at most',
  'reference/decode/literals.ts: return String.fromCharCode(...codes)':
    'strings of 32 words at most come here',
  'generators/assembly/print.ts: parts.push(...(text === undefined ? rawOperand(words, place) : [text]))':
    'an operand has no more words than an instruction, which are 65,535',
  'reference/terms.ts: const seen = new Uint32Array(1 + Math.max(...instructions.map(({ opcode }) => opcode)))':
    'the instructions of the grammar',
  'reference/unsupported.ts: const isUnsupported = new Uint8Array(1 + Math.max(...rows.map(({ opcode }) => opcode)))':
    'the instructions of the grammar',
  'runner/corpus/make-corpus.ts: offers.push(...makeCases(text, drafts, { ...(await making(text)), everything }))':
    'the cases of one text',
}

/** Files that read or write modules of any size. */
const folders = ['reference', 'generators/assembly', 'generators/words', 'runner/corpus']

function spreadsIn(file: string, text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => spread.test(line))
    .map((line) => `${file}: ${line.trim()}`)
}

it('no list that a module sizes is spread into the arguments of a call', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, path).replaceAll('\\', '/')),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) => spreadsIn(file, readFileSync(file, 'utf8')))
  expect(found.filter((line) => short[line] === undefined)).toEqual([])
  expect(Object.keys(short).filter((line) => !found.includes(line))).toEqual([])
})

it('a planted list in the arguments of a call is found', () => {
  expect(
    spreadsIn('x.ts', '  const least = Math.min(...numbers)\n  all.push(...parts)'),
  ).toHaveLength(2)
  expect(spreadsIn('x.ts', '  list.push({ ...part, id })\n  f(...parts)')).toEqual([])
})
