const { CI, DRIVERS_REQUIRED } = process.env

/**
 * Whether a machine without Vulkan drivers or readers (`./readers.ts`) fails the tests that need them; they are
 * installed before the tests then.
 */
export const driversRequired = Boolean(CI ?? DRIVERS_REQUIRED)
