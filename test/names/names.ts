import { SourceMap } from 'node:module'
import { type Node, parse } from 'acorn'
import { transformSync } from 'esbuild'

/** Words that say nothing about a variable: any of them could be called so. */
const meaningless = new Set(['of', 'one', 'own', 'there', 'said', 'by', 'at'])

interface VariableNode extends Node {
  readonly type: 'Identifier'
  readonly name: string
}

type Children = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node & Children =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The variables that a pattern declares. */
function* declared(pattern: unknown): Generator<VariableNode> {
  if (!isNode(pattern)) return
  if (pattern.type === 'Identifier') yield pattern as unknown as VariableNode
  const parts: Readonly<Record<string, readonly unknown[]>> = {
    ObjectPattern: (pattern['properties'] as readonly unknown[]) ?? [],
    ArrayPattern: (pattern['elements'] as readonly unknown[]) ?? [],
    Property: [pattern['value']],
    AssignmentPattern: [pattern['left']],
    RestElement: [pattern['argument']],
  }
  for (const part of parts[pattern.type] ?? []) yield* declared(part)
}

/** The variables, parameters, functions and imports that a program declares. */
function* declarations(value: unknown): Generator<VariableNode> {
  if (Array.isArray(value)) for (const element of value) yield* declarations(element)
  if (!isNode(value)) return
  if (value.type === 'VariableDeclarator') yield* declared(value['id'])
  if (/Function/.test(value.type)) {
    yield* declared(value['id'])
    for (const parameter of value['params'] as readonly unknown[]) yield* declared(parameter)
  }
  if (value.type === 'CatchClause') yield* declared(value['param'])
  if (value.type === 'ImportSpecifier') yield* declared(value['local'])
  for (const child of Object.values(value)) yield* declarations(child)
}

/** Comments that have a line to themselves. */
const comments = /^[ \t]*(?:\/?\*|\/\/).*$/gm

/**
 * Where one of the words can be a declared name: first on its line, or after a sign or a keyword that a declaration
 * follows, with a sign or a keyword after it.
 */
const candidate =
  /(?:^[ \t]*|[([{,:=>?*]\s*|\.{3}|\b(?:as|async|const|function|import|let|var)\s+)(?:of|one|own|there|said|by|at)\s*(?:[,:;?=!()<\]}]|\b(?:in|of)\b|$)/m

/** Parameters in types, which are gone when a file is compiled. */
const inTypes =
  /\((?:[^(){}'"`]*,\s*)?(of|one|own|there|said|by|at)\??: [^()]*(?:\([^()]*\)[^()]*)*\)\s*(?:=>|:)/g

/**
 * The variables of a file whose names say nothing, each as `file:line: name`.
 *
 * @param source TypeScript or JavaScript, according to the extension of `file`.
 */
export function meaninglessNames(file: string, source: string): readonly string[] {
  // Compiling takes most of the time, and few files have such a word outside of sentences.
  if (!candidate.test(source.replaceAll(comments, ''))) return []
  const { code, map } = transformSync(source, {
    loader: file.endsWith('.ts') ? 'ts' : 'js',
    format: 'esm',
    target: 'es2023',
    sourcemap: 'external',
    sourcefile: file,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowHashBang: true,
    locations: true,
  })
  const lines = new SourceMap(JSON.parse(map))
  const found = new Set<string>()
  for (const { name, loc } of declarations(program)) {
    if (!meaningless.has(name) || !loc) continue
    const entry = lines.findEntry(loc.start.line - 1, loc.start.column)
    const line = 'originalLine' in entry ? entry.originalLine : 0
    found.add(`${file}:${line + 1}: ${name}`)
  }
  for (const { 1: name, index } of source.matchAll(inTypes))
    found.add(`${file}:${source.slice(0, index).split('\n').length}: ${name}`)
  return [...found].sort()
}
