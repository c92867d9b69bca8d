import type { ResultCase } from './result-case.ts'
import { Shader } from './shader.ts'

/** Literals of a selector of that width; the last ones need its highest bit. */
function literals(width: number): readonly bigint[] {
  const most = (1n << BigInt(width)) - 1n
  return [0n, 1n, 5n, most, most >> 1n]
}

function switchCase(width: number): ResultCase {
  const shader = new Shader()
  shader.integer(width)
  for (const selector of [...literals(width), 2n]) {
    const id = shader.given(selector, width)
    const n = shader.next++
    const targets = literals(width).map((literal, way) => `${literal} %way_${n}_${way}`)
    shader.body.push(
      `OpSelectionMerge %end_${n} None`,
      `OpSwitch ${id} %default_${n} ${targets.join(' ')}`,
    )
    const ways = [...literals(width).map((_, way) => `%way_${n}_${way}`), `%default_${n}`]
    for (const way of ways) shader.body.push(`${way} = OpLabel`, `OpBranch %end_${n}`)
    shader.body.push(`%end_${n} = OpLabel`)
    const values = ways.map((way, index) => `${shader.constant(10 + index)} ${way}`)
    const chosen = shader.result('%uint', `OpPhi ${values.join(' ')}`)
    const found = literals(width).indexOf(selector)
    shader.stored(chosen, 10 + (found < 0 ? ways.length - 1 : found))
  }
  const summary = `OpSwitch with literals of ${width} bits at both ends of their range`
  return shader.toCase(`core/OpSwitch/${width}-bits`, summary)
}

interface LoopCase {
  readonly name: string
  readonly summary: string
  /** Turns that the loop takes. */
  readonly turns: number
  /** The second and third values after a turn, as instructions and as numbers. */
  readonly step: (shader: Shader, a: string, b: string) => readonly [string, string]
  readonly meaning: (a: bigint, b: bigint) => readonly [bigint, bigint]
}

const loops: readonly LoopCase[] = [
  {
    name: 'fibonacci',
    summary: 'OpPhi whose values depend on each other',
    turns: 30,
    step: (shader, a, b) => [b, shader.result('%uint', `OpIAdd ${a} ${b}`)],
    meaning: (a, b) => [b, a + b],
  },
  {
    name: 'swap',
    summary: 'OpPhi that swap their values in every turn',
    turns: 7,
    step: (_, a, b) => [b, a],
    meaning: (a, b) => [b, a],
  },
  {
    name: 'no-turns',
    summary: 'a loop that takes no turn',
    turns: 0,
    step: (shader, a, b) => [shader.result('%uint', `OpIAdd ${a} ${b}`), a],
    meaning: (a, b) => [a + b, a],
  },
  {
    name: 'powers',
    summary: 'a loop whose value wraps around',
    turns: 40,
    step: (shader, a, b) => [
      shader.result('%uint', `OpIMul ${a} ${shader.constant(3)}`),
      shader.result('%uint', `OpBitwiseXor ${a} ${b}`),
    ],
    meaning: (a, b) => [a * 3n, a ^ b],
  },
]

function loopCase({ name, summary, turns, step, meaning }: LoopCase): ResultCase {
  const shader = new Shader()
  const bound = shader.given(BigInt(turns))
  const [a, b] = [shader.given(0n), shader.given(1n)]
  shader.body.push('OpBranch %head', '%head = OpLabel')
  const phis = shader.body.length
  shader.body.push('OpLoopMerge %end %continue None', 'OpBranch %test', '%test = OpLabel')
  const more = shader.result('%bool', `OpULessThan %n ${bound}`)
  shader.body.push(`OpBranchConditional ${more} %turn %end`, '%turn = OpLabel')
  const [nextA, nextB] = step(shader, '%a', '%b')
  shader.body.push('OpBranch %continue', '%continue = OpLabel')
  const count = shader.result('%uint', 'OpIAdd %n %c1')
  shader.body.push('OpBranch %head', '%end = OpLabel')
  shader.body.splice(
    phis,
    0,
    `%n = OpPhi %uint %c0 %start ${count} %continue`,
    `%a = OpPhi %uint ${a} %start ${nextA} %continue`,
    `%b = OpPhi %uint ${b} %start ${nextB} %continue`,
  )
  let values: readonly [bigint, bigint] = [0n, 1n]
  for (let left = turns; left > 0; left--)
    values = meaning(...values).map((value) => BigInt.asUintN(32, value)) as [bigint, bigint]
  shader.stored('%a', Number(values[0]))
  shader.stored('%b', Number(values[1]))
  return shader.toCase(`core/OpLoopMerge/${name}`, summary)
}

/** Components are taken from both vectors by their numbers. */
function shuffleCase(count: number): ResultCase {
  const shader = new Shader()
  const type = shader.declare(`%v${count}`, `OpTypeVector %uint ${count}`)
  const values = Array.from({ length: 2 * count }, (_, n) => BigInt(100 + 7 * n))
  const ids = values.map((value) => shader.given(value))
  const [x, y] = [ids.slice(0, count), ids.slice(count)].map((parts) =>
    shader.construct(type, parts),
  )
  for (let first = 0; first < 2 * count; first++) {
    const chosen = Array.from({ length: count }, (_, n) => (first + n * (count + 1)) % (2 * count))
    const id = shader.result(type, `OpVectorShuffle ${x} ${y} ${chosen.join(' ')}`)
    for (const [n, component] of chosen.entries())
      shader.stored(shader.extract('%uint', id, n), Number(values[component]))
  }
  return shader.toCase(
    `core/OpVectorShuffle/${count}-components`,
    `OpVectorShuffle of vectors of ${count} components`,
  )
}

/** Cases of control flow and of components that move. */
export function controlFlowCases(): readonly ResultCase[] {
  return [...[32, 64].map(switchCase), ...loops.map(loopCase), ...[2, 3, 4].map(shuffleCase)]
}
