import { disassemble } from '#reference/disassemble/disassemble'
import { toAssembly } from '../corpus/assembly.ts'
import { camelCase } from '../export/camel-case.ts'
import { gtestEnvironments } from '../export/gtest-environments.ts'
import { literals, wordList } from '../export/literals.ts'
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

/** The expectation of a test about a verdict. If the fault is that the tool finds nothing, any finding will do. */
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

const fillTranslatorTest = template('bugs/translator.spvasm.hbs', 'none')

/**
 * A test that runs the translator on the module of the kit: it has to take a valid one, and to refuse an invalid one without
 * a crash. `undefined` where the fault is what it writes, and for modules that no assembly expresses.
 */
function translatorTestOf(kit: Kit): KitTest | undefined {
  const { asked } = kit.shown
  const { name } = asked.environment
  const isOutput = /^(wrong|not-idempotent)/.test(kit.finding.outcome)
  if (isOutput || toAssembly(asked.words, name) === undefined) return undefined
  const isValid = asked.judge.kind === 'valid'
  const test = fillTranslatorTest({
    title: kitTitle(kit, 'llvm-spirv'),
    comment: isValid ? `Valid. ${kit.cause.summary}` : `Invalid: ${blamed(asked)}.`,
    environment: name,
    expectation: isValid ? '' : 'not ',
    assembly: disassemble(asked.words, { header: false, ids: 'names' }).trimEnd(),
  })
  const path = `test/${kit.id}.spvasm`
  const how = `\`${path}\` is a test for LLVM's lit in the layout of the translator's own tests: it runs llvm-spirv, and fails until that is mended.`
  return { files: new Map([[path, test]]), how }
}

/** A test of a kit in the layout of the tool's own tests; `undefined` if the fault or the tool has none. */
export function kitTest(kit: Kit, tool: string): KitTest | undefined {
  if (tool === 'spirv-val') return gtestOf(kit)
  return tool === 'llvm-spirv' ? translatorTestOf(kit) : undefined
}
