import type { ConfigProviderProps } from 'antd/es/config-provider';

export const theme: NonNullable<ConfigProviderProps['theme']>;
export const compactTheme: NonNullable<ConfigProviderProps['theme']>;
export const darkTheme: NonNullable<ConfigProviderProps['theme']>;
export const VARIABLES_CLASS: string;
