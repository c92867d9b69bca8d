import type { Pieces } from '../core/pieces.ts'

/** A rule of the text with a module that keeps it and one that breaks it and nothing else. */
export interface VulkanCase {
  readonly rule: string
  readonly valid: Pieces
  readonly invalid: Pieces
  /** The environment in which both are asked about; vulkan1.4 unless set. */
  readonly environment?: string
}

/** A case whose two modules differ in some parts; `common` are those that they share. */
export function parts(
  rule: string,
  valid: Pieces,
  invalid: Pieces,
  common: Pieces = {},
): VulkanCase {
  return { rule, valid: { ...common, ...valid }, invalid: { ...common, ...invalid } }
}

/** A case whose two modules differ in the body of the entry point. */
export function body(
  rule: string,
  valid: string,
  invalid: string,
  common: Pieces = {},
): VulkanCase {
  return parts(rule, { body: valid }, { body: invalid }, common)
}

/** A case whose two modules differ in their declarations. */
export function declared(
  rule: string,
  valid: string,
  invalid: string,
  common: Pieces = {},
): VulkanCase {
  return parts(rule, { declarations: valid }, { declarations: invalid }, common)
}

/** A case whose two modules differ in their annotations. */
export function annotated(
  rule: string,
  valid: string,
  invalid: string,
  common: Pieces = {},
): VulkanCase {
  return parts(rule, { annotations: valid }, { annotations: invalid }, common)
}

/** Lines after those of pieces. */
export function lines(...all: readonly string[]): string {
  return all.join('\n')
}

/** A Fragment entry point in place of a compute shader; `interface` lists its variables. */
export function fragment(listed = ''): Pieces {
  return {
    entryPoints: `OpEntryPoint Fragment %main "main" ${listed}`,
    modes: 'OpExecutionMode %main OriginUpperLeft',
  }
}
