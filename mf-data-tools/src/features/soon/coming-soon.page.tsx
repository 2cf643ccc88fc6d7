export { comingSoonPage as page } from '@bee/ui/content';
