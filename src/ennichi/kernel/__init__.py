"""What every game needs: positions, steps, touches, effects, records, views, text."""
