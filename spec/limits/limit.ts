/** A member of a structure that a device has several of, by name. */
export type LimitRecord = Readonly<Record<string, number | boolean | string>>

/**
 * A limit: a number, a feature or property that is there or not, numbers by dimension, the name of an enumerant, the names of
 * the bits that are set, or structures.
 */
export type LimitValue =
  | number
  | boolean
  | string
  | readonly number[]
  | readonly string[]
  | LimitRecord
  | readonly LimitRecord[]

/** A limit of a device: `VkPhysicalDeviceLimits::maxPushConstantsSize`, or the structure that it lists: `VkCooperativeMatrixPropertiesKHR`. */
export type LimitName = `Vk${string}`

/** Limits as a file of `validate --limits` gives them: members by structure, or the structures that a device has several times. */
export type GivenLimits = Readonly<
  Record<string, Readonly<Record<string, LimitValue>> | readonly LimitRecord[]>
>

/** Properties and features of a device, as far as they are known. */
export type Limits = ReadonlyMap<LimitName, LimitValue>
