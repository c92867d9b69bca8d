import type { RuleId } from '#spec/rule'
import type { Check, Fault, Report } from '../check.ts'
import { mustBeOfSubgroup } from '../core/groups/groups.ts'
import { constantWord } from '../core/shared/constants.ts'
import { targetsOf } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import {
  type Models,
  modelNames,
  models,
  modelsReaching,
  rayTracingModels,
} from '../core/shared/models.ts'
import { checksOf, perModule } from '../core/shared/surveys.ts'
import type { Instruction, Module } from '../module.ts'
import {
  eachScoped,
  executionScope,
  type KnownScope,
  memoryScopes,
  withExecution,
  withMemory,
} from './shared/scopes.ts'

function scope(name: string): number {
  return enumerant('Scope', name)
}

const [crossDevice, device, workgroup, subgroup, invocation, shaderCall] = [
  scope('CrossDevice'),
  scope('Device'),
  scope('Workgroup'),
  scope('Subgroup'),
  scope('Invocation'),
  scope('ShaderCallKHR'),
]
const orders = ['Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent'].reduce(
  (bits, name) => bits | enumerant('MemorySemantics', name),
  0,
)
const glsl450 = enumerant('MemoryModel', 'GLSL450')
const meshes = ['TaskNV', 'MeshNV', 'TaskEXT', 'MeshEXT']
const ofWorkgroups = models('GLCompute', 'TessellationControl', ...meshes)
const ofRays = ['RayGenerationKHR', 'IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR', 'MissKHR']
const graphics = ['Vertex', 'TessellationEvaluation', 'Geometry', 'Fragment']
const ofSubgroupBarriers = models(...graphics, ...ofRays)
const tessellationControl = models('TessellationControl')
const subgroupCapabilities = ['SubgroupVoteKHR', 'GroupNonUniform', 'SubgroupBallotKHR']

/** Vulkan has a sentence of its own on these. */
const split = new Set(['OpControlBarrierArriveEXT', 'OpControlBarrierWaitEXT'])
/** Barriers, and UniformId: the scope in which values are the same is one of execution. */
const executing = [
  ...withExecution.filter((name) => name.startsWith('OpControlBarrier') && !split.has(name)),
  'OpDecorateId',
]
const uniformId = ['Decoration.UniformId'] as const
const groupOperations = withExecution.filter((name) => !name.startsWith('OpControlBarrier'))

type ScopeJudge = (
  known: KnownScope,
  instruction: Instruction,
  module: Module,
) => string | undefined

function say(report: Report, { operand }: KnownScope, message: string | undefined): void {
  if (message !== undefined) report(operand.word, message)
}

function ofExecution(rule: RuleId, opcodes: readonly string[], judge: ScopeJudge): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const known = executionScope(module, instruction)
      if (known !== undefined) say(report, known, judge(known, instruction, module))
    },
  }
}

/** A scope that only some execution models may use. */
function onlyIn(value: number, name: string, allowed: number): ScopeJudge {
  return (known, instruction, module) => {
    if (known.value !== value) return undefined
    const others = modelsReaching(module, instruction) & ~allowed
    return others === 0 ? undefined : `scope ${name} in ${modelNames(others)}`
  }
}

/** Keyed by what UniformId is set for, the models of the entry points that reach it, or one of the targets of a group. */
const modelsOfTargets = perModule(() => new Map<number, Models>())

/** The models of the entry points that reach a barrier, or the results that UniformId decorates. */
function modelsExecuting(module: Module, instruction: Instruction): Models {
  if (instruction.name !== 'OpDecorateId') return modelsReaching(module, instruction)
  const target = instruction.valueAt(0) ?? 0
  const known = modelsOfTargets(module)
  const before = known.get(target)
  if (before !== undefined) return before
  let reaching: Models = 0
  for (const { id } of targetsOf(module, instruction)) {
    const index = module.definitionIndex(id)
    if (index >= 0) reaching |= modelsReaching(module, { index })
  }
  known.set(target, reaching)
  return reaching
}

/** Whether the constant semantics of an atomic instruction or a barrier order memory. */
function ordersMemory(module: Module, { operands }: Instruction): boolean {
  return operands.some(
    ({ kind, value }) =>
      kind === 'IdMemorySemantics' && ((constantWord(module, value) ?? 0) & orders) !== 0,
  )
}

function isAllowedForExecution({ value }: KnownScope): boolean {
  return value === workgroup || value === subgroup
}

const ofMemory = [
  'Vulkan-environment/memory-scope',
  'Vulkan-environment/memory-scope-workgroup-glsl450',
  'Vulkan-environment/memory-scope-workgroup',
  'Vulkan-environment/memory-scope-shader-call',
  'Vulkan-environment/memory-scope-invocation-relaxed',
  'Vulkan-environment/memory-scope-subgroup',
] as const

const isInWorkgroup = onlyIn(workgroup, 'Workgroup', ofWorkgroups)
const isInShaderCall = onlyIn(shaderCall, 'ShaderCallKHR', rayTracingModels)

type SayOfMemory = (rule: (typeof ofMemory)[number], message: string | undefined) => void

function judgeMemory(
  known: KnownScope,
  user: Instruction,
  module: Module,
  sayOf: SayOfMemory,
): void {
  switch (known.value) {
    case crossDevice:
      sayOf('Vulkan-environment/memory-scope', 'memory has scope CrossDevice')
      break
    case workgroup:
      sayOf('Vulkan-environment/memory-scope-workgroup', isInWorkgroup(known, user, module))
      if (module.all('OpMemoryModel')[0]?.valueAt(1) !== glsl450) break
      if ((modelsReaching(module, user) & tessellationControl) !== 0)
        sayOf(
          'Vulkan-environment/memory-scope-workgroup-glsl450',
          'memory has scope Workgroup in TessellationControl with memory model GLSL450',
        )
      break
    case shaderCall:
      sayOf('Vulkan-environment/memory-scope-shader-call', isInShaderCall(known, user, module))
      break
    case invocation:
      if (ordersMemory(module, user))
        sayOf(
          'Vulkan-environment/memory-scope-invocation-relaxed',
          'memory is ordered in scope Invocation',
        )
      break
    case subgroup:
      if (!subgroupCapabilities.some((name) => module.capabilities.has(name)))
        sayOf(
          'Vulkan-environment/memory-scope-subgroup',
          `memory has scope Subgroup without ${subgroupCapabilities.join(', ')}`,
        )
      break
  }
}

/** Most instructions that can have a scope of memory have none: they are passed once for all rules. */
const memoryFaults = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  eachScoped(module, (instruction) => {
    for (const known of memoryScopes(module, instruction))
      judgeMemory(known, instruction, module, (rule, message) => {
        if (message !== undefined) faults.push({ rule, word: known.operand.word, message })
      })
  })
  return faults
})

/** Scopes of execution and of memory. */
export const checks: readonly Check[] = [
  {
    ...ofExecution('Vulkan-environment/execution-scope', executing, (known, { name }) => {
      // Core has a rule on uniformity in scope Invocation.
      if (name === 'OpDecorateId' && known.value === invocation) return undefined
      return isAllowedForExecution(known) ? undefined : `execution has scope ${known.value}`
    }),
    having: uniformId,
  },
  {
    ...ofExecution(
      'Vulkan-environment/execution-scope-workgroup',
      executing,
      (known, instruction, module) => {
        if (known.value !== workgroup) return undefined
        const reaching = modelsExecuting(module, instruction)
        // There the barrier itself is held to Subgroup.
        const isHeldElsewhere =
          instruction.name !== 'OpDecorateId' && (reaching & ofSubgroupBarriers) !== 0
        const others = reaching & ~ofWorkgroups
        if (isHeldElsewhere || others === 0) return undefined
        return `scope Workgroup in ${modelNames(others)}`
      },
    ),
    having: uniformId,
  },
  ofExecution('Vulkan-environment/control-barrier-scope', ['OpControlBarrier'], (...all) => {
    const [known, instruction, module] = all
    const held = modelsReaching(module, instruction) & ofSubgroupBarriers
    if (known.value === subgroup || held === 0 || !isAllowedForExecution(known)) return undefined
    return `execution has scope ${known.value} in ${modelNames(held)}`
  }),
  ofExecution('Vulkan-environment/group-operation-scope', groupOperations, (known, instruction) =>
    known.value === subgroup || mustBeOfSubgroup(instruction)
      ? undefined
      : `the group operation has scope ${known.value}`,
  ),
  ...checksOf(memoryFaults, ofMemory, withMemory),
  {
    rule: 'Vulkan-environment/read-clock-scope',
    at: ['OpReadClockKHR'],
    judge({ operands: [operand] }, module, report) {
      const value = operand && constantWord(module, operand.value)
      if (operand !== undefined && value !== undefined && value !== subgroup && value !== device)
        report(operand.word, `the scope is ${value}`)
    },
  },
]
