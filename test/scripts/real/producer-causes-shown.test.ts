import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Oracle } from '#runner/oracle/oracle'
import { toolDirectory } from '#runner/tools/tool-directory'
import { recordedProducerCauses } from '#scripts/dev/real/producers/producer-causes'
import type { Cooked } from '#scripts/dev/real/producers/recipe'
import { reduceSource } from '#scripts/dev/real/producers/reduce-source'
import { shapeOf } from '#scripts/dev/real/producers/refusal-classes'
import { recipeOfCause, refusesModule, showingOf } from '#scripts/dev/real/producers/shown-cause'
import { writeKits } from '#scripts/dev/real/producers/write-kits'
import { starterIn } from '#scripts/dev/real/sets/start'
import { type Environment, environmentByName } from '#spec/environments'
import { oracle } from '../../support/tools.ts'

const causes = recordedProducerCauses()
const starter = starterIn(toolDirectory())
const suites = ['oldstable', 'stable', 'testing', 'npm']

/** Whether the producer of a suite is installed with all that it takes. */
function isInstalled(programs: readonly (readonly [suite: string, program: string])[]): boolean {
  return programs.every(([suite, program]) => starter.identity(suite, program) !== undefined)
}

let folder: string
let validator: Oracle
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shown-'))
  validator = await oracle('spirv-val@testing')
})
afterAll(() => {
  validator.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The suites whose producer has the compilation of a cause and is installed. */
function askedSuites(cause: (typeof causes)[number]): readonly string[] {
  return suites.filter((suite) => {
    const recipe = recipeOfCause(cause, suite)
    if (recipe === undefined) return false
    const { file, language, stage } = { file: 'a', language: recipe.language, stage: recipe.stage }
    const commands = recipe.compilation.commands({ file, language, stage }, 'b')
    const programs = commands.map(([program]) => [recipe.suite, program] as const)
    const { transformed } = recipe
    const more =
      transformed === undefined
        ? []
        : [[transformed.suite, transformed.transformation.command('a', 'b')[0]] as const]
    return isInstalled([...programs, ...more])
  })
}

/** Whether spirv-val gives the recorded reason, where it alone refuses the module. */
async function isRefusedAsRecorded(
  cause: (typeof causes)[number],
  cooked: Cooked,
  environment: Environment | undefined,
): Promise<boolean> {
  if (cause.refusedBy !== 'spirv-val alone') return true
  if (cooked.kind !== 'module' || environment === undefined) return false
  const theirs = await validator.judge(cooked.octets, environment)
  return theirs.kind === 'invalid' && new RegExp(cause.says ?? '$^').test(shapeOf(theirs.message))
}

it('the causes of producers are tested with at least one producer', () => {
  expect(causes.flatMap(askedSuites).length).toBeGreaterThan(20)
})

it.each(causes.map((cause) => [`${cause.producer}/${cause.id}`, cause] as const))(
  'the cause %s is shown by the recorded suites, with the recorded answer of spirv-val',
  async (_, cause) => {
    const asked = askedSuites(cause)
    const shown: string[] = []
    for (const suite of asked) {
      const showing = await showingOf(cause, suite, starter, folder)
      if (showing?.isShown !== true) continue
      const environment = environmentByName(showing.recipe.environment)
      if (!(await isRefusedAsRecorded(cause, showing.cooked, environment))) continue
      shown.push(suite)
      if (showing.cooked.kind !== 'module' || environment === undefined) continue
      if (suite !== cause.suites.at(-1)) continue
      const theirs = await validator.judge(showing.cooked.octets, environment)
      // A literal that it does not know makes its answer "unsupported".
      expect(refusesModule(cause) ? ['invalid'] : ['valid', 'unsupported']).toContain(theirs.kind)
    }
    expect(shown).toEqual(cause.suites.filter((suite) => asked.includes(suite)))
  },
)

it('a kit for a producer contains the source, the module and a report', async () => {
  const cause = causes.find(({ id }) => id === 'opaque-expression-becomes-a-variable')
  if (cause === undefined) throw new Error('the cause is gone')
  const out = join(folder, 'kits')
  expect(await writeKits([cause], starter, out)).toMatchObject([{ kind: 'written' }])
  const kit = join(out, 'glslang', cause.id)
  expect(readdirSync(kit).sort()).toEqual([
    'README.md',
    'module.spv',
    'module.spvasm',
    'source.frag',
  ])
  const report = readFileSync(join(kit, 'README.md'), 'utf8')
  for (const part of [
    cause.summary,
    cause.section,
    `rule: \`${cause.rules[0]}\``,
    cause.text.trimEnd(),
  ])
    expect(report).toContain(part)
  expect(report).toContain('glslang -V --target-env vulkan1.3')
})

it('a kit about a module that only spirv-val refuses names no rule, and has its message', async () => {
  const chosen = causes.filter(({ id }) =>
    [
      'column-of-built-in-members',
      'untyped-pointer-in-vload',
      'base-of-typedef-not-basic',
    ].includes(id),
  )
  expect(chosen).toHaveLength(3)
  const out = join(folder, 'alone')
  expect(await writeKits(chosen, starter, out)).toMatchObject([{ kind: 'written' }])
  const kit = join(out, 'glslang', 'column-of-built-in-members')
  const report = readFileSync(join(kit, 'README.md'), 'utf8')
  expect(report).toContain('newest spirv-val: refuses the module')
  expect(report).toContain('DebugTypeMember: operand Column End')
  expect(report).not.toContain('rule: `')
})

it('a cause that the producer does not show gets no kit', async () => {
  const [cause] = causes.filter(
    ({ producer, source }) => producer === 'glslang' && source.endsWith('.frag'),
  )
  if (cause === undefined) throw new Error('glslang has no cause')
  const harmless = { ...cause, text: '#version 450\nvoid main() {}\n' }
  expect(await writeKits([harmless], starter, join(folder, 'none'))).toMatchObject([
    { kind: 'not shown' },
  ])
})

it('a longer source is reduced to what shows the class of the cause', async () => {
  const cause = causes.find(({ id }) => id === 'dynamic-index-without-capability')
  const recipe = cause && recipeOfCause(cause, 'testing')
  if (cause?.rules[0] === undefined || recipe === undefined) throw new Error('the cause is gone')
  const text = cause.text.replace(
    'void main() {',
    'float unused(float a) {\n  if (a > 1.0) { return a; }\n  return 2.0;\n}\nvoid main() {\n  /* long */ float b = unused(1.0);',
  )
  const refusal = { refusedBy: 'judge alone', rule: cause.rules[0] } as const
  const small = await reduceSource(text, recipe, refusal, { starter, validator }, 200)
  expect(small?.text).not.toMatch(/unused|long/)
  expect(small?.text).toContain('images[place]')
  expect((small?.text ?? '').trimEnd().split('\n').length).toBeLessThanOrEqual(6)
})
