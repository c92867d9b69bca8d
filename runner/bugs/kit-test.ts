import { disassemble } from '#reference/disassemble/disassemble'
import { toAssembly } from '../corpus/assembly.ts'
import { caseFile } from '../corpus/case-file.ts'
import { digest } from '../corpus/digest.ts'
import { hexText } from '../corpus/hex-text.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { ExportedCase } from '../export/exported-case.ts'
import type { Origin } from '../export/exporter.ts'
import { gtestEnvironments } from '../export/gtest-environments.ts'
import { lit } from '../export/lit.ts'
import { literals, wordList } from '../export/literals.ts'
import { camelCase } from '../export/test-names.ts'
import { template } from '../render.ts'
import { blamed } from './blamed.ts'
import type { Kit } from './kit.ts'
import { placeOfKit } from './place-of-kit.ts'
import { kitTitle } from './title.ts'

/** A test in the layout of a tool's own tests. */
export interface KitTest {
  /** Path in the folder of the kit to content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** A sentence about it. */
  readonly how: string
}

const fillGtest = template('bugs/val_test.cpp.hbs', 'none')

/** What a test asks of a verdict. Where the fault is that there is none, any will do. */
function expectation({ finding: { outcome } }: Kit, accepts: boolean): string {
  if (accepts && /^(crash|timeout|memory)/.test(outcome)) return 'EXPECT_NE(Verdict::kNone'
  return `EXPECT_EQ(Verdict::${accepts ? 'kValid' : 'kInvalid'}`
}

function gtestOf(kit: Kit): KitTest {
  const { asked, control } = kit.shown
  const environment = asked.environment.name
  const pair = control === null ? [] : [{ words: control, name: 'valid_twin', isValid: true }]
  const isValid = asked.judge.kind === 'valid'
  const all = [
    ...pair,
    { words: asked.words, name: isValid ? 'valid_module' : 'invalid_module', isValid },
  ]
  const place = placeOfKit(kit)
  const comments = isValid
    ? { valid_module: `Valid. ${kit.cause.summary}` }
    : {
        valid_twin: 'Valid: the same module without the fault.',
        invalid_module: `Invalid: ${blamed(asked)}.`,
      }
  const source = fillGtest({
    title: kitTitle(kit, 'spirv-val'),
    text: place.text,
    section: place.section,
    fixture: `Validate${camelCase(kit.id)}`,
    name: isValid ? 'IsAccepted' : control === null ? 'IsRefused' : 'IsRefusedAndItsTwinAccepted',
    assembly: all.every(({ words }) => toAssembly(words, environment) !== undefined),
    environment: gtestEnvironments.get(environment),
    modules: all.map(({ words, name, isValid: accepts }) => ({
      name,
      comment: comments[name as keyof typeof comments],
      literals: literals(disassemble(words, { header: false, ids: 'names' })),
      words: wordList(words),
      expectation: expectation(kit, accepts),
    })),
  })
  const path = `test/val_${kit.id.replaceAll('-', '_')}_test.cpp`
  const how = `\`${path}\` is a googletest source for \`test/val/\` of SPIRV-Tools. It fails until the validator is mended.`
  return { files: new Map([[path, source]]), how }
}

function exported(
  { case: of, shown }: Kit,
  words: Uint32Array,
  id: string,
  expect: 'valid' | 'invalid',
): ExportedCase {
  const { name } = shown.asked.environment
  const assembly = toAssembly(words, name)
  const filed: FiledCase = {
    ...of,
    id,
    file: `${id}.${assembly === undefined ? 'spvhex' : 'spvasm'}`,
    expect,
    control: null,
    environments: [name],
    sha256: digest(words),
  }
  const text =
    assembly === undefined
      ? caseFile(filed, 'words', hexText(words))
      : caseFile(filed, 'assembly', assembly)
  return { case: filed, words, asked: [name], isKnown: false, text }
}

function litOf(kit: Kit, origin: Origin): KitTest {
  const { asked, control } = kit.shown
  const base = `${kit.rule}/${kit.id}`
  const cases = [
    ...(control === null ? [] : [exported(kit, control, `${base}-twin`, 'valid')]),
    exported(kit, asked.words, base, asked.judge.kind === 'invalid' ? 'invalid' : 'valid'),
  ]
  const files = [...lit.files(cases, origin, [])].flatMap(
    ([path, content]): readonly [string, string | Uint8Array][] =>
      /\.(spvasm|test|spv)$/.test(path) ? [[`test/${path.split('/').at(-1)}`, content]] : [],
  )
  return { files: new Map(files), how: "`test/` has tests for LLVM's lit, with RUN lines." }
}

/** A test of a kit in the layout of the tool's own tests; `undefined` for tools whose layout is not known. */
export function kitTest(kit: Kit, tool: string, origin: Origin): KitTest | undefined {
  if (tool === 'spirv-val') return gtestOf(kit)
  return tool === 'llvm-spirv' ? litOf(kit, origin) : undefined
}
