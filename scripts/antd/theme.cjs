const antdTheme = require('antd/lib/theme').default;
const { color, colorDark, font, fontCompact, size, sizeCompact } = require('../../src/ui/theme/tokens.json');

/** The CSS class that sets antd's CSS variables; antd adds it to its components. `fp` is the portal's CSS prefix. */
const VARIABLES_CLASS = 'fp';

/** antd's theme with the tokens of the portal's style sheets. All colours are defined in tokens.json. */
const theme = createTheme(color);

/**
 * antd's dark algorithm derives colours for dark surfaces. The portal's own colours are set again, because the algorithm
 * changes them.
 */
const darkTheme = {
  ...createTheme(colorDark),
  algorithm: [
    antdTheme.darkAlgorithm,
    (_seed, derived) => ({
      ...derived,
      colorPrimary: colorDark.primaryFill,
      colorPrimaryHover: colorDark.primaryFillHover,
      colorPrimaryActive: colorDark.primaryFill,
      colorLink: colorDark.primary,
      colorLinkHover: colorDark.primaryHover,
      colorError: colorDark.danger,
      colorWarning: colorDark.warning,
      colorSuccess: colorDark.success,
      colorShadow: '#000',
    }),
  ],
};

/** The light theme with the smaller controls and texts of the compact density. */
const compactTheme = createTheme(color, sizeCompact, fontCompact);

function createTheme(color, { control } = size, { size: fontSize } = font) {
  return {
    hashed: false,
    cssVar: { key: VARIABLES_CLASS },
    token: {
      colorPrimary: color.primaryFill,
      colorPrimaryHover: color.primaryFillHover,
      // The focus ring.
      colorPrimaryBorder: color.focus,
      colorLink: color.primary,
      colorIcon: color.textMuted,
      colorError: color.danger,
      colorErrorBg: color.dangerSurface,
      colorWarning: color.warning,
      colorWarningBg: color.warningSurface,
      colorSuccess: color.success,
      colorSuccessBg: color.successSurface,
      colorSuccessBorder: color.success,
      colorText: color.text,
      colorTextPlaceholder: color.textMuted,
      colorTextDisabled: color.controlOff,
      colorTextLightSolid: color.textOnPrimary,
      // The ring of fields. It has no other colour when a field has an error: the border shows that.
      controlOutline: color.focus,
      colorErrorOutline: color.focus,
      controlItemBgHover: color.surfaceHover,
      controlItemBgActive: color.surfaceHover,
      // Many controls are recognizable only by their border, so it needs a strong contrast.
      colorBorder: color.borderControl,
      colorBorderSecondary: color.border,
      colorBgLayout: color.page,
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      fontFamily: font.family,
      fontSize: Number.parseInt(fontSize, 10),
      borderRadius: 6,
      controlHeight: Number.parseInt(control, 10),
      // 24 px is the minimum target size, so small controls have it in both densities.
      controlHeightSM: 24,
      controlHeightXS: 16,
      motionDurationMid: '0.1s',
      motionDurationSlow: '0.15s',
      wireframe: false,
    },
    components: {
      // A switch that is off has as much contrast as one that is on.
      Switch: {
        colorTextQuaternary: color.controlOff,
        colorTextTertiary: color.textMuted,
        handleBg: color.textOnPrimary,
      },
      Input: { activeBorderColor: color.primary, hoverBorderColor: color.primaryHover },
      Select: { activeBorderColor: color.primary, hoverBorderColor: color.primaryHover },
      Button: {
        primaryColor: color.textOnPrimary,
        // By default, the shadows have the colours of the fields' rings.
        primaryShadow: 'none',
        dangerShadow: 'none',
        // In the dark theme, buttons of danger are light.
        dangerColor: color.surface,
        // The label tells what a button is, so its edge needs no contrast.
        defaultBorderColor: color.borderButton,
        defaultHoverColor: color.primary,
        defaultHoverBorderColor: color.primary,
        defaultActiveColor: color.primaryHover,
        defaultActiveBorderColor: color.primaryHover,
      },
    },
  };
}

module.exports = { compactTheme, darkTheme, theme, VARIABLES_CLASS };
