import { type AnyNode, type BinaryExpression, type LogicalExpression, parse } from 'acorn'
import type { SourceMutation } from './mutation.ts'

/** Each operator with the one that takes its place: the boundary moves by one, or the condition turns. */
const exchanged: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>>',
  '>>>': '<<',
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

function isFunction({ type }: AnyNode): boolean {
  return (
    type === 'FunctionDeclaration' ||
    type === 'FunctionExpression' ||
    type === 'ArrowFunctionExpression'
  )
}

function ofOperator(node: BinaryExpression | LogicalExpression): SourceMutation | undefined {
  const operator = exchanged[node.operator]
  // `a ?? b` may not be mixed with `&&` without parentheses, which the printer of the source gives to neither.
  if (operator === undefined) return undefined
  const { left, right } = node
  return {
    start: node.start,
    end: node.end,
    parts: ['(', [left.start, left.end], `)${operator}(`, [right.start, right.end], ')'],
    change: `${node.operator} becomes ${operator}`,
  }
}

function mutationOf(node: AnyNode): SourceMutation | undefined {
  const { start, end } = node
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return ofOperator(node)
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return {
      start,
      end,
      parts: ['(', [node.argument.start, node.argument.end], ')'],
      change: '! is left out',
    }
  if (node.type === 'ConditionalExpression') {
    const { test, consequent, alternate } = node
    return {
      start,
      end,
      parts: [
        ...['(', [test.start, test.end] as const, ')?(', [alternate.start, alternate.end] as const],
        ...['):(', [consequent.start, consequent.end] as const, ')'],
      ],
      change: 'the branches of ?: are exchanged',
    }
  }
  if (node.type === 'Literal' && typeof node.value === 'number')
    return {
      start,
      end,
      parts: [`${node.value + 1}`],
      change: `${node.raw} becomes ${node.value + 1}`,
    }
  if (node.type === 'Literal' && typeof node.value === 'boolean')
    return { start, end, parts: [`${!node.value}`], change: `${node.raw} becomes ${!node.value}` }
  return undefined
}

/** The number or Boolean after `??`: mostly a fallback for an element that is always there. */
function isDefault(node: AnyNode, child: AnyNode): boolean {
  return (
    node.type === 'LogicalExpression' &&
    node.operator === '??' &&
    child === node.right &&
    child.type === 'Literal'
  )
}

/**
 * The mutations of a module of JavaScript, in the order of their places. Only what functions do is changed: a table of a module is
 * evaluated once, before a mutation is chosen.
 *
 * @throws {SyntaxError} where the source is not a module.
 */
export function mutationsIn(source: string): readonly SourceMutation[] {
  const found: SourceMutation[] = []
  const walk = (node: AnyNode, isInFunction: boolean): void => {
    const mutation = isInFunction ? mutationOf(node) : undefined
    if (mutation !== undefined) found.push(mutation)
    // The compiler writes `void 0` for `undefined`: its number has no effect.
    if (node.type === 'UnaryExpression' && node.operator === 'void') return
    // Keys of properties and patterns are not expressions.
    for (const child of childrenOf(node)) {
      if (node.type === 'Property' && child === node.key && !node.computed) continue
      if (node.type === 'ImportDeclaration' || isDefault(node, child)) continue
      walk(child, isInFunction || isFunction(node))
    }
  }
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), false)
  return found.toSorted((left, other) => left.start - other.start || other.end - left.end)
}
